import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { WordsThinking, WriteWords } from '#app/companion/manners/write_words'
import { OfflineLanguageModel } from '#app/companion/voice/offline_language_model'
import { AiMeter } from '#app/ledgers/spending/ai_meter'

/** Her words from the stand-in, which are there at once. */
@inject()
export class OfflineWords extends WriteWords {
  constructor(
    model: OfflineLanguageModel,
    logger: Logger,
    meter: AiMeter,
    thinking: WordsThinking
  ) {
    super(model, model, logger, meter, thinking)
  }
}
