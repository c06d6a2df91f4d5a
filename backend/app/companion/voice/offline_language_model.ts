import { inject } from '@adonisjs/core'
import {
  type Completion,
  LanguageModel,
  LanguageModelError,
  type Scene,
} from '#app/companion/voice/language_model'

type Request = Parameters<LanguageModel['complete']>[0]

/** Done in a thread: `conversations/readings/readers`. */
export abstract class VoiceThinking {
  abstract offlineCompletion(scene: Scene): Promise<Completion>
}

/** Talks without any provider. */
@inject()
export class OfflineLanguageModel extends LanguageModel {
  readonly isSimulated = true

  constructor(private readonly thinking: VoiceThinking) {
    super()
  }

  async complete({ scene, signal }: Request): Promise<Completion> {
    if (signal.aborted) throw new LanguageModelError('timeout')
    return this.thinking.offlineCompletion(scene)
  }
}
