import { inject } from '@adonisjs/core'
import type { Fault } from '#app/companion/manners/fault'
import { AskModeration } from '#app/safety/moderation/ask_moderation'
import type { ModerationVerdict } from '#app/safety/moderation/moderation'

/** The provider's moderation of words a model wrote, beside our own checks, where there is one. */
@inject()
export class ModerateWords {
  constructor(private readonly asking: AskModeration) {}

  /** Null when nothing is wrong, or nobody said so in time. */
  async execute(text: string, userId: number): Promise<Fault | null> {
    const verdicts = await this.asking.execute([text], userId)
    return verdicts?.some(isFlagged) ? FLAGGED : null
  }
}

const FLAGGED: Fault = {
  rule: 'moderated',
  reason: 'Nothing sexual, and nothing about ways to hurt oneself: stay kind and plain.',
}

function isFlagged({ isCrisis, isSexual, isMinor }: ModerationVerdict): boolean {
  return isCrisis || isSexual || isMinor
}
