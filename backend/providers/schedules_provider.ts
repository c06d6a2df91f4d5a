import type { ApplicationService } from '@adonisjs/core/types'
import { SetScene } from '#app/conversations/thread/set_scene'
import { PrepareSchedule } from '#app/schedules/firings/prepare_schedule'
import { SendFirings } from '#app/schedules/firings/send_firings'
import { HeldSends } from '#app/texting/sending/held_sends'
import { SendMessage } from '#app/texting/sending/send_message'
import { commonParts } from './common_parts.js'
import { modelWords, offlineWords } from './written_words.js'

/** The texts of the clock, with their limits. */
export default class SchedulesProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    container.singleton(PrepareSchedule, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new PrepareSchedule(
        {
          ...(await commonParts(resolver)),
          setScene: await resolver.make(SetScene),
          words: await modelWords(resolver),
          held: await resolver.make(HeldSends),
        },
        { ...limits.replies, ...limits.accounts }
      )
    })
    container.singleton(SendFirings, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new SendFirings(
        {
          ...(await commonParts(resolver)),
          setScene: await resolver.make(SetScene),
          sendMessage: await resolver.make(SendMessage),
          words: await modelWords(resolver),
          held: await resolver.make(HeldSends),
          fallback: await offlineWords(resolver),
        },
        { ...limits.replies, ...limits.accounts, askedValidMs: limits.sends.replyValidMs }
      )
    })
  }
}
