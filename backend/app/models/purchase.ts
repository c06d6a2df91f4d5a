import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Plan } from '#app/models/plan'
import { PurchaseSchema } from '#database/schema'

/** Something bought, or about to be: the ledger of money. Amounts are integer cents. */
export class Purchase extends PurchaseSchema {
  @belongsTo(() => Plan, { foreignKey: 'planId', localKey: 'planId' })
  declare plan: BelongsTo<typeof Plan>
}
