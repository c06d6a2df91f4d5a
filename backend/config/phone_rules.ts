/** A phone number with its country code. */
export const E164 = /^\+[1-9]\d{6,14}$/
