import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Conversation } from '#app/models/conversation'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'
import { OpenLoopSchema } from '#database/schema'

/** Something somebody is about to do, which she will ask about once. */
export class OpenLoop extends OpenLoopSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Conversation)
  declare conversation: BelongsTo<typeof Conversation>

  @belongsTo(() => Message)
  declare message: BelongsTo<typeof Message>

  /** She still means to ask about them. */
  static open = scope((query) => void query.where('state', 'open'))
}
