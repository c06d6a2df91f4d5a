import { ForgottenFactSchema } from '#database/schema'

/** What was forgotten, as a keyed hash: older texts do not teach it again. */
export class ForgottenFact extends ForgottenFactSchema {}
