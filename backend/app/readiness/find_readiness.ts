import type { Clock } from '#app/core/clock'
import type { Database } from '#app/core/database'
import type { PublicUrl } from '#app/core/public_url'
import type { ReadinessItem } from '#app/readiness/contract'
import { findSeen } from '#app/readiness/find_seen'
import { inGroup } from '#app/readiness/item'
import { checkKeys } from '#app/readiness/key_checks'
import { checkOperation } from '#app/readiness/operation_checks'
import { readPage } from '#app/readiness/page_text'
import type { ReadinessFacts } from '#app/readiness/readiness_facts'
import { checkRegistration } from '#app/readiness/registration_checks'
import { checkWebhooks } from '#app/readiness/webhook_checks'
import type { SeenWebhooks } from '#app/sms/seen_webhooks'

/** What is configured and does not change while we run. */
type Configured = Pick<
  ReadinessFacts,
  | 'sms'
  | 'ai'
  | 'payment'
  | 'hasOwnKey'
  | 'publicUrl'
  | 'brand'
  | 'supportEmail'
  | 'consentWording'
  | 'operatorPhone'
> & { siteDirectory: string }

/** Everything that must be in place before strangers are texted, each read from where it really stands. */
export class FindReadiness {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      publicUrl: PublicUrl
      webhooks: SeenWebhooks
    },
    private readonly configured: Configured
  ) {}

  async execute(): Promise<ReadinessItem[]> {
    const facts = await this.#facts()
    return [
      ...inGroup('keys', checkKeys(facts)),
      ...inGroup('webhook', checkWebhooks(facts)),
      ...inGroup('registration', checkRegistration(facts)),
      ...inGroup('operation', checkOperation(facts)),
    ]
  }

  async #facts(): Promise<ReadinessFacts> {
    const { database, clock, publicUrl, webhooks } = this.parts
    const { siteDirectory, ...configured } = this.configured
    const now = clock.now()
    return {
      ...configured,
      now,
      inboundAddress: publicUrl.to('/api/twilio/inbound'),
      paymentAddress: publicUrl.to('/api/stripe/webhook'),
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
