import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { Plan } from '#app/models/plan'
import { Refund } from '#app/models/refund'
import { User } from '#app/models/user'
import { PurchaseSchema } from '#database/schema'

/** Something bought, or about to be: the ledger of money. Amounts are integer cents. */
export class Purchase extends PurchaseSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Plan, { foreignKey: 'planId', localKey: 'planId' })
  declare plan: BelongsTo<typeof Plan>

  @hasMany(() => Refund)
  declare refunds: HasMany<typeof Refund>
}
