import { inject } from '@adonisjs/core'
import { hasOwnKey } from '#config/app'
import limits from '#config/limits'
import { operatorPhone } from '#config/operator'
import providers, { providerAnswersKeywords } from '#config/providers'
import { publicUrl as configuredUrl, siteDirectory } from '#config/site'
import { brand, supportEmail } from '#config/brand'
import { consentWording } from '#app/texting/consent/contract'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { PublicUrl } from '#app/core/answers/public_url'
import type { ReadinessItem } from '#app/operations/readiness/contract'
import { findSeen } from '#app/operations/readiness/find_seen'
import { inGroup } from '#app/operations/readiness/item'
import { checkDuties } from '#app/operations/readiness/duty_checks'
import { checkKeys } from '#app/operations/readiness/key_checks'
import { checkOperation } from '#app/operations/readiness/operation_checks'
import { readPage } from '#app/operations/readiness/page_text'
import { KEPT_LONGER } from '#app/operations/readiness/kept_longer'
import type { ReadinessFacts } from '#app/operations/readiness/readiness_facts'
import { checkRegistration } from '#app/operations/readiness/registration_checks'
import { checkWebhooks } from '#app/operations/readiness/webhook_checks'
import { SeenWebhooks } from '#app/texting/sms/seen_webhooks'

/** What is configured and does not change while we run. */
const CONFIGURED = {
  ...providers,
  hasOwnKey,
  providerAnswersKeywords,
  publicUrl: configuredUrl,
  operatorPhone,
  brand,
  supportEmail,
  consentWording: consentWording(brand).text,
  keptLonger: KEPT_LONGER,
  freeMessages: limits.accounts.freeMessages,
}

/** Everything that must be in place before strangers are texted, each read from where it really stands. */
@inject()
export class FindReadiness {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly publicUrl: PublicUrl,
    private readonly webhooks: SeenWebhooks
  ) {}

  async execute(): Promise<ReadinessItem[]> {
    const facts = await this.#facts()
    return [
      ...inGroup('keys', checkKeys(facts)),
      ...inGroup('webhook', checkWebhooks(facts)),
      ...inGroup('registration', checkRegistration(facts)),
      ...inGroup('operation', checkOperation(facts)),
      ...inGroup('duties', checkDuties(facts)),
    ]
  }

  async #facts(): Promise<ReadinessFacts> {
    const { database, clock, publicUrl, webhooks } = this
    const now = clock.now()
    return {
      ...CONFIGURED,
      now,
      inboundAddress: publicUrl.to('/api/twilio/inbound'),
      paymentAddress: publicUrl.to('/api/stripe/webhook'),
      plansAddress: publicUrl.to('/subscription'),
      pages: {
        terms: await readPage(siteDirectory, 'terms'),
        privacy: await readPage(siteDirectory, 'privacy'),
        safety: await readPage(siteDirectory, 'safety'),
      },
      webhooks,
      seen: await findSeen(database.read, now),
    }
  }
}
