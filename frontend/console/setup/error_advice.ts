interface ErrorAdvice {
  codes: readonly number[]
  text: string
}

/** In the words of the README's table, most frequent trouble first. */
export const ERROR_ADVICE: readonly ErrorAdvice[] = [
  {
    codes: [30034, 30032],
    text:
      'Our number is not registered. ' +
      'Everything to that country waits until it is, and the alarm is cleared.',
  },
  {
    codes: [20003],
    text: 'Our keys are wrong. The text waits and goes once they are right.',
  },
  {
    codes: [21211, 21614, 30005, 30006],
    text: 'The number is bad. Nothing goes to it until its person gives another.',
  },
  {
    codes: [21610],
    text:
      'Opted out at the provider. ' +
      'It is written into the consent ledger; nothing goes until they text START.',
  },
  {
    codes: [30003],
    text:
      'Unreachable. Tried once more 10 minutes later; ' +
      'after three in a row only what somebody just asked for goes.',
  },
  {
    codes: [30004],
    text: 'Blocked. What nobody just asked for is dropped until a text comes from there.',
  },
  {
    codes: [30007],
    text:
      'Filtered by the carrier. These words are not sent again to anybody for 30 days. ' +
      'Reword them, then clear the alarm.',
  },
  { codes: [30008], text: 'The carrier gave no reason. Tried once more a minute later.' },
  {
    codes: [21608],
    text: 'Not verified for test mode. Verify the number at the provider, or upgrade the account.',
  },
  {
    codes: [20429, 14107, 30001, 30022],
    text: 'Too fast. The pace halves and recovers by itself.',
  },
  {
    codes: [30023],
    text:
      'What carriers take from us in a day is used up. ' +
      'Her texts wait for midnight, Pacific time; vet the brand at Twilio to be given more.',
  },
  {
    codes: [30002, 20005],
    text: 'The provider has suspended our account. Set it right there, then clear the alarm.',
  },
]
