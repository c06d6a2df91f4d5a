import {
  type Completion,
  LanguageModel,
  LanguageModelError,
  type Scene,
} from '#app/companion/voice/language_model'

type Request = Parameters<LanguageModel['complete']>[0]

/** Talks without any provider. `think` is `offlineCompletion`, in a thread. */
export class OfflineLanguageModel extends LanguageModel {
  readonly isSimulated = true

  constructor(private readonly think: (scene: Scene) => Promise<Completion>) {
    super()
  }

  async complete({ scene, signal }: Request): Promise<Completion> {
    if (signal.aborted) throw new LanguageModelError('timeout', true)
    return this.think(scene)
  }
}
