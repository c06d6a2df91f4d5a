import { VerificationCodeSchema } from '#database/schema'

/** A code that was texted, as its hash. */
export class VerificationCode extends VerificationCodeSchema {}
