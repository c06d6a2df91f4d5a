import { SimulatedPhoneSchema } from '#database/schema'

/** A pretend phone. */
export class SimulatedPhone extends SimulatedPhoneSchema {}
