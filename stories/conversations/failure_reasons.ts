/**
 * Every reason a text of hers may give for not having
 * arrived; a spec of the error table keeps the list complete.
 */
export const FAILURE_REASONS = [
  'phone unreachable',
  'blocked by the carrier or the phone',
  'this is not a valid phone number',
  'this is not a mobile number',
  'unknown number',
  'landline or unreachable carrier',
  'this number cannot be reached',
  'this number is not verified for test mode',
  'this number cannot take texts',
  'texts to this country are switched off',
  'filtered by the carrier',
  'too many texts in a short time',
  'the network is busy',
  'the network refused us',
  'our number is not registered yet',
  'the carrier gave no reason',
  'you replied STOP',
  'texting is paused',
  'your date of birth is missing',
  'it was no longer timely',
  'no messages left',
  'your quiet hours',
  'outside the hours it may come',
  'enough texts for now',
  'your carrier or phone blocked a text',
  'your phone could not be reached',
  'the carrier filtered these words before',
] as const
