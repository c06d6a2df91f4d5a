/**
 * What the text provider's codes mean for whoever runs this,
 * and what to do. Source: Twilio's error dictionary.
 */
export const ERROR_WORDS: Readonly<Record<number, string>> = {
  14_107: 'Too many texts in a short time; the pace was halved',
  20_003: 'Our keys are wrong: check the account SID and the token',
  20_005: 'The provider has suspended our account: resolve it there, then clear the alarm',
  20_404: 'The provider does not find our account: check the account SID and the base address',
  20_429: 'Too fast; the pace was halved',
  21_211: 'Not a valid phone number',
  21_408: 'Texts to this country are switched off at the provider',
  21_606: 'Our number cannot send to that destination, or at all',
  21_608: 'The number is not verified for test mode',
  21_610: 'Opted out at the provider; only their START lifts it',
  21_612: 'The number cannot be reached from ours',
  21_614: 'Not a mobile number',
  21_660: 'Our number belongs to another account of the provider',
  21_701: 'The provider does not find our messaging service',
  21_703: 'Our messaging service has no number to send from',
  21_704: 'Our messaging service has no number to send from',
  21_705: 'The id of our messaging service is wrong',
  30_001: 'The queue at the provider is full; the pace was halved',
  30_002: 'The provider has suspended our account: resolve it there, then clear the alarm',
  30_003: 'Phone unreachable: off or without service',
  30_004: 'Blocked by the carrier or the phone',
  30_005: 'Unknown number',
  30_006: 'A landline, or a carrier that takes no texts',
  30_007: 'Filtered by the carrier: these words are held back for 30 days',
  30_008: 'The carrier gave no reason',
  30_022: 'Too fast; the pace was halved',
  30_023: 'The carriers’ daily limit is used up: her texts wait until midnight Pacific time',
  30_032: 'Our number is not registered (toll-free)',
  30_034: 'Our number is not registered (10DLC)',
}

/** `30007: Filtered by the carrier …`; a code nobody told us about stands alone. */
export function errorWords(code: number): string {
  const words = ERROR_WORDS[code]
  return words ? `${code}: ${words}` : `${code}: Look it up at the provider`
}
