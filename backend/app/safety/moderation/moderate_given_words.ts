import { inject } from '@adonisjs/core'
import type { GivenWords, WordsFault } from '#app/people/girlfriends/given_words'
import { AskModeration } from '#app/safety/moderation/ask_moderation'
import type { ModerationVerdict } from '#app/safety/moderation/moderation'
import { faultIn } from '#app/safety/moderation/fault_in'

/** What a person gives her to keep, read by our own phrases and by the provider's moderation. */
@inject()
export class ModerateGivenWords {
  constructor(private readonly asking: AskModeration) {}

  /** One answer for each. What our phrases find is not sent anywhere. */
  async execute(
    userId: number,
    given: readonly GivenWords[]
  ): Promise<readonly (WordsFault | null)[]> {
    const faults = given.map(faultIn)
    if (faults.some(Boolean)) return faults
    const texts = given.map(({ text }) => text)
    const verdicts = await this.asking.execute(texts, userId)
    return given.map((_, index) => flaggedAs(verdicts?.[index]))
  }
}

function flaggedAs(verdict: ModerationVerdict | undefined): WordsFault | null {
  if (verdict?.isMinor) return 'minor'
  return verdict?.isSexual ? 'sexual' : null
}
