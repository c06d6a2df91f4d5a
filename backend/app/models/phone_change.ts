import { PhoneChangeSchema } from '#database/schema'

/** A new number that waits for its code. */
export class PhoneChange extends PhoneChangeSchema {}
