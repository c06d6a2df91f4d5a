import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { Refund } from '#app/models/refund'
import { User } from '#app/models/user'
import { PurchaseSchema } from '#database/schema'

/** Something bought, or about to be: the ledger of money. */
export class Purchase extends PurchaseSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @hasMany(() => Refund)
  declare refunds: HasMany<typeof Refund>
}
