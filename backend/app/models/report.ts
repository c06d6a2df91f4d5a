import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'
import { ReportSchema } from '#database/schema'

/** A text of hers that its reader reported. */
export class Report extends ReportSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Message)
  declare message: BelongsTo<typeof Message>
}
