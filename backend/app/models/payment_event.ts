import { PaymentEventSchema } from '#database/schema'

/** A signed event of the payment provider. */
export class PaymentEvent extends PaymentEventSchema {}
