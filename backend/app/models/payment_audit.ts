import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { PaymentAuditSchema } from '#database/schema'

/** A payment that fits nothing of ours, for somebody to look at. */
export class PaymentAudit extends PaymentAuditSchema {
  static table = 'payment_audit'

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
