import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Purchase } from '#app/models/purchase'
import { RenewalAgreementSchema } from '#database/schema'

/** The words somebody agreed to beside the button that bought a plan. */
export class RenewalAgreement extends RenewalAgreementSchema {
  @belongsTo(() => Purchase)
  declare purchase: BelongsTo<typeof Purchase>
}
