import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { PlanPrice } from '#app/models/plan_price'
import { PlanSchema } from '#database/schema'

/** A plan as it is sold. */
export class Plan extends PlanSchema {
  @hasMany(() => PlanPrice, { foreignKey: 'planId', localKey: 'planId' })
  declare prices: HasMany<typeof PlanPrice>
}
