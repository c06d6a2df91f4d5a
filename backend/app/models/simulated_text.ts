import { SimulatedTextSchema } from '#database/schema'

/** A text as the pretend carrier has it. */
export class SimulatedText extends SimulatedTextSchema {}
