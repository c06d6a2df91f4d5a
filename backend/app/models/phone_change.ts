import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { PhoneChangeSchema } from '#database/schema'

/** A new number that waits for its code. */
export class PhoneChange extends PhoneChangeSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
