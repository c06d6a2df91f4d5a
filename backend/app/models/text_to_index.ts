import { TextsToIndexSchema } from '#database/schema'

/** A text whose words in the index of all texts are not its own any more. */
export class TextToIndex extends TextsToIndexSchema {
  static table = 'texts_to_index'
}
