import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Purchase } from '#app/models/purchase'
import { RefundSchema } from '#database/schema'

/** Money that went back, in part or whole. */
export class Refund extends RefundSchema {
  @belongsTo(() => Purchase)
  declare purchase: BelongsTo<typeof Purchase>
}
