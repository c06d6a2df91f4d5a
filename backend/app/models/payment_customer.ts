import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { PaymentCustomerSchema } from '#database/schema'

/** Somebody, as the payment provider calls them. */
export class PaymentCustomer extends PaymentCustomerSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
