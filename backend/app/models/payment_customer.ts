import { PaymentCustomerSchema } from '#database/schema'

/** Somebody, as the payment provider calls them. */
export class PaymentCustomer extends PaymentCustomerSchema {}
