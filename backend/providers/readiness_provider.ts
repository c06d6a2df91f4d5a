import type { ApplicationService } from '@adonisjs/core/types'
import { SMS_CONSENT } from '#app/people/accounts/contract'
import { Clock } from '#app/core/clock/clock'
import { FindReadiness } from '#app/operations/readiness/find_readiness'
import { TestWebhook } from '#app/operations/readiness/test_webhook'
import { BRAND, SUPPORT_EMAIL } from '#app/site/contract'
import { SeenWebhooks } from '#app/texting/sms/seen_webhooks'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'
import { commonParts } from './common_parts.js'

/** Whether everything is in place to text strangers. */
export default class ReadinessProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    container.singleton(
      SeenWebhooks,
      async (resolver) => new SeenWebhooks(await resolver.make(Clock))
    )
    container.singleton(FindReadiness, async (resolver) => {
      const webhooks = await resolver.make(SeenWebhooks)
      return new FindReadiness({ ...(await commonParts(resolver)), webhooks }, await configured())
    })
    container.singleton(TestWebhook, async (resolver) => {
      const { companionNumber } = await import('#config/providers')
      const secret = await resolver.make(WebhookSecret)
      return new TestWebhook({ ...(await commonParts(resolver)), secret }, companionNumber)
    })
  }
}

async function configured() {
  const { default: providers } = await import('#config/providers')
  const { hasOwnKey } = await import('#config/app')
  const { publicUrl, siteDirectory } = await import('#config/site')
  const { operatorPhone } = await import('#config/operator')
  return {
    ...providers,
    hasOwnKey,
    publicUrl,
    siteDirectory,
    operatorPhone,
    brand: BRAND,
    supportEmail: SUPPORT_EMAIL,
    consentWording: SMS_CONSENT.text,
  }
}
