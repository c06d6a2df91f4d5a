import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { PersonKeySchema } from '#database/schema'

/** A keyed hash of something somebody is looked for by. */
export class PersonKey extends PersonKeySchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
