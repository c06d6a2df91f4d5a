import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { SessionSchema } from '#database/schema'

/** A visitor's session, logged in or not. */
export class Session extends SessionSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
