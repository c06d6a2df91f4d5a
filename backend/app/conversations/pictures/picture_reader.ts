import type { ModelUsage } from '#app/companion/voice/language_model'

/** What was found on the pictures of one text. */
export interface PicturesRead {
  description: string
  /** Not to be told: sexual or gory, or a minor shown sexually. */
  unsafe: 'no' | 'yes' | 'minor'
  usage: ModelUsage
}

/** Says what is on pictures, for her who cannot see them. */
export abstract class PictureReader {
  /** There is nobody to ask. */
  abstract readonly isBlind: boolean
  /** Of the model that looks. */
  get name(): string {
    return 'nobody'
  }
  /** All pictures of one text, as `data:` addresses, in one call. Rejects with LanguageModelError only. */
  abstract read(
    pictures: readonly string[],
    request: { personKey: string; signal: AbortSignal }
  ): Promise<PicturesRead>
}
