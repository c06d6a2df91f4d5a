import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { ForgottenFactSchema } from '#database/schema'

/** What was forgotten, as a keyed hash: older texts do not teach it again. */
export class ForgottenFact extends ForgottenFactSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
