import { SimulatedPhoneSchema } from '#database/schema'

/** A pretend phone, and how it was set. */
export class SimulatedPhone extends SimulatedPhoneSchema {}
