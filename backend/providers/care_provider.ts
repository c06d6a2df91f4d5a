import type { ApplicationService } from '@adonisjs/core/types'
import { AnswerCrisis } from '#app/safety/care/answer_crisis'
import { HeedSigns } from '#app/safety/care/heed_signs'
import { ListSafetyCounts } from '#app/safety/care/list_safety_counts'
import { Moderation } from '#app/safety/care/moderation'
import { PauseAccount } from '#app/safety/care/pause_account'
import { ReadBeforeReply } from '#app/safety/care/read_before_reply'
import type { Tx } from '#app/core/database/sql'
import { dropDraft } from '#app/conversations/replies/drop_draft'
import { SendMessage } from '#app/texting/sending/send_message'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { BRAND, SUPPORT_EMAIL } from '#app/site/contract'
import { RefusedMinors } from '#app/people/verification/refused_minors'
import { commonParts } from './common_parts.js'

/** What comes before her words: crisis, age, and what is refused. */
export default class CareProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    container.singleton(HeedSigns, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const { clock, allowance } = await commonParts(resolver)
      const parts = {
        clock,
        sendMessage: await resolver.make(SendMessage),
        dropDraft: (tx: Tx, conversationId: number) => dropDraft(tx, conversationId, allowance),
      }
      const validMs = limits.sends.otherValidMs
      return new HeedSigns({
        clock,
        crisis: new AnswerCrisis(parts, { ...limits.care, validMs }),
        pause: new PauseAccount(
          { ...parts, refusedMinors: await resolver.make(RefusedMinors) },
          { brand: BRAND, supportEmail: SUPPORT_EMAIL, validMs }
        ),
      })
    })
    container.singleton(ReadBeforeReply, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const { database } = await commonParts(resolver)
      const moderation = await resolver.make(Moderation)
      const heed = await resolver.make(HeedSigns)
      const meter = await resolver.make(AiMeter)
      return new ReadBeforeReply({ database, moderation, heed, meter }, limits.care)
    })
    container.singleton(
      ListSafetyCounts,
      async (resolver) => new ListSafetyCounts(await commonParts(resolver))
    )
  }
}
