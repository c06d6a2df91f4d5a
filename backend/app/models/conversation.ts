import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { ConversationSchema } from '#database/schema'

/** Somebody's talk with their companion, and how far it was read. */
export class Conversation extends ConversationSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
