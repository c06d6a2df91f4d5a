import { SpendingSchema } from '#database/schema'

/** What a UTC day cost, by person or purse and by kind. */
export class Spending extends SpendingSchema {
  static table = 'spending'
}
