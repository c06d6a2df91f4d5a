import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { Conversation } from '#app/models/conversation'
import { Report } from '#app/models/report'
import { User } from '#app/models/user'
import { MessageSchema } from '#database/schema'

/** A text, one way or the other, with its whole fate. */
export class Message extends MessageSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Conversation)
  declare conversation: BelongsTo<typeof Conversation>

  /** By its reader. */
  @hasMany(() => Report)
  declare reports: HasMany<typeof Report>
}
