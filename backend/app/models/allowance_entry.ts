import { AllowanceEntrySchema } from '#database/schema'

/** Messages granted, reserved, kept or given back: the allowance is their sum. */
export class AllowanceEntry extends AllowanceEntrySchema {}
