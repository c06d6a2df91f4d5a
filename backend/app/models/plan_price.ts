import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Plan } from '#app/models/plan'
import { PlanPriceSchema } from '#database/schema'

/** A plan's price at the payment provider. */
export class PlanPrice extends PlanPriceSchema {
  @belongsTo(() => Plan, { foreignKey: 'planId', localKey: 'planId' })
  declare plan: BelongsTo<typeof Plan>
}
