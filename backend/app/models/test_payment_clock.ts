import { TestPaymentClockSchema } from '#database/schema'

/** How far the clock of the pretend payment provider was moved. */
export class TestPaymentClock extends TestPaymentClockSchema {}
