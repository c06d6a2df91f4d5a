import type { ApplicationService } from '@adonisjs/core/types'
import { SetScene } from '#app/conversations/thread/set_scene'
import { NoteOpenLoops } from '#app/conversations/initiative/note_open_loops'
import { TakeInitiative } from '#app/conversations/initiative/take_initiative'
import { SavePreferences } from '#app/people/profile/save_preferences'
import { SwitchInitiative } from '#app/people/profile/switch_initiative'
import { HeldSends } from '#app/texting/sending/held_sends'
import { SendMessage } from '#app/texting/sending/send_message'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { commonParts } from './common_parts.js'
import { readers } from './reading_threads.js'
import { modelWords, offlineWords } from './written_words.js'

/** What she begins by herself, with its limits, and the switch it hangs on. */
export default class InitiativeProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    this.#bindSwitch()
    const { container } = this.app
    container.singleton(NoteOpenLoops, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      const settle = await resolver.make(SettleSend)
      const { hearText } = await readers(resolver)
      const parts = { ...(await commonParts(resolver)), settle, hearText }
      return new NoteOpenLoops(parts, limits.initiative)
    })
    container.singleton(TakeInitiative, async (resolver) => {
      const { default: limits } = await import('#config/limits')
      return new TakeInitiative(
        {
          ...(await commonParts(resolver)),
          setScene: await resolver.make(SetScene),
          sendMessage: await resolver.make(SendMessage),
          words: await modelWords(resolver),
          held: await resolver.make(HeldSends),
          fallback: await offlineWords(resolver),
        },
        {
          ...limits.initiative,
          ...limits.accounts,
          perDay: limits.sends.initiativesPerDay,
        }
      )
    })
  }

  #bindSwitch(): void {
    this.app.container.singleton(SavePreferences, async (resolver) => {
      const parts = { ...(await commonParts(resolver)), settle: await resolver.make(SettleSend) }
      return new SavePreferences({ ...parts, initiative: new SwitchInitiative(parts) })
    })
  }
}
