import type { ApplicationService } from '@adonisjs/core/types'
import { Sessions } from '#app/core/sessions/sessions'
import { AccountChanges } from '#app/people/profile/account_changes'
import { ProfileRecords } from '#app/people/profile/profile_records'
import { TellOfChange } from '#app/people/profile/tell_of_change'
import { UndoChange } from '#app/people/profile/undo_change'
import { SendMessage } from '#app/texting/sending/send_message'
import { CodeTexts } from '#app/people/verification/code_texts'
import { commonParts, type Resolver } from './common_parts.js'

/** What follows a change of the phone or the e-mail. */
export default class ProfileProvider {
  constructor(private readonly app: ApplicationService) {}

  register(): void {
    const { container } = this.app
    container.singleton(TellOfChange, async (resolver) => {
      const texts = await resolver.make(CodeTexts)
      return new TellOfChange({ ...(await partsOf(resolver)), texts })
    })
    container.singleton(UndoChange, async (resolver) => {
      const sessions = await resolver.make(Sessions)
      const records = await resolver.make(ProfileRecords)
      return new UndoChange({ ...(await partsOf(resolver)), sessions, records })
    })
  }
}

async function partsOf(resolver: Resolver) {
  const { database, publicUrl } = await commonParts(resolver)
  const changes = await resolver.make(AccountChanges)
  return { database, publicUrl, changes, sendMessage: await resolver.make(SendMessage) }
}
