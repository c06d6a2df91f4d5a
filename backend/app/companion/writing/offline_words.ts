import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { AskModel } from '#app/companion/writing/ask_model'
import { ModerateWords } from '#app/companion/writing/moderate_words'
import { WordsThinking, WriteWords } from '#app/companion/writing/write_words'
import { OfflineLanguageModel } from '#app/companion/voice/offline_language_model'

/** Her words from the stand-in, which are there at once. */
@inject()
export class OfflineWords extends WriteWords {
  constructor(
    model: OfflineLanguageModel,
    logger: Logger,
    asking: AskModel,
    thinking: WordsThinking,
    moderate: ModerateWords
  ) {
    super(model, model, logger, asking, thinking, moderate)
  }
}
