import { WordIndexSchema } from '#database/schema'

/** The words of a text, as keyed hashes, for recalling it. */
export class WordIndexEntry extends WordIndexSchema {
  static table = 'word_index'
}
