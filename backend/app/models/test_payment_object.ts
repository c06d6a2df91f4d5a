import { TestPaymentObjectSchema } from '#database/schema'

/** A thing in the books of the pretend payment provider. */
export class TestPaymentObject extends TestPaymentObjectSchema {}
