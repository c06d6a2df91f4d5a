import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { PublicUrl } from '#app/core/answers/public_url'
import type { ReadinessItem } from '#app/operations/readiness/contract'
import { findSeen } from '#app/operations/readiness/find_seen'
import { inGroup } from '#app/operations/readiness/item'
import { checkKeys } from '#app/operations/readiness/key_checks'
import { checkOperation } from '#app/operations/readiness/operation_checks'
import { readPage } from '#app/operations/readiness/page_text'
import type { ReadinessFacts } from '#app/operations/readiness/readiness_facts'
import { checkRegistration } from '#app/operations/readiness/registration_checks'
import { checkWebhooks } from '#app/operations/readiness/webhook_checks'
import type { SeenWebhooks } from '#app/texting/sms/seen_webhooks'

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
