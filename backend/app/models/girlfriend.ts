import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { GirlfriendSchema } from '#database/schema'

/** The companion somebody created. */
export class Girlfriend extends GirlfriendSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
