import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { ConsentSchema } from '#database/schema'

/** A proof of consent, or of its end. It outlives its person by number. */
export class Consent extends ConsentSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
