import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Message } from '#app/models/message'
import { TextMarkSchema } from '#database/schema'

/** What its reader thinks of a text, and whether it is kept at hand. */
export class TextMark extends TextMarkSchema {
  @belongsTo(() => Message)
  declare message: BelongsTo<typeof Message>
}
