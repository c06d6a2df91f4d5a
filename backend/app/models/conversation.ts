import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { Message } from '#app/models/message'
import { OpenLoop } from '#app/models/open_loop'
import { User } from '#app/models/user'
import { ConversationSchema } from '#database/schema'

/** Somebody's talk with their companion, and how far it was read. */
export class Conversation extends ConversationSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @hasMany(() => Message)
  declare messages: HasMany<typeof Message>

  @hasMany(() => OpenLoop)
  declare openLoops: HasMany<typeof OpenLoop>
}
