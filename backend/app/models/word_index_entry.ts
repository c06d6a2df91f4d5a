import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Message } from '#app/models/message'
import { WordIndexSchema } from '#database/schema'

/** The words of a text, as keyed hashes, for recalling it. */
export class WordIndexEntry extends WordIndexSchema {
  static table = 'word_index'

  @belongsTo(() => Message)
  declare message: BelongsTo<typeof Message>
}
