import { PlanPriceSchema } from '#database/schema'

/** A plan's price at the payment provider. */
export class PlanPrice extends PlanPriceSchema {}
