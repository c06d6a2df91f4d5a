import { LanguageModelError } from '#app/companion/voice/language_model'
import { PictureReader } from '#app/conversations/pictures/picture_reader'

/** Without a key nobody looks at a picture. */
export class NoPictureReader extends PictureReader {
  readonly isBlind = true

  async read(): Promise<never> {
    throw new LanguageModelError('unavailable')
  }
}
