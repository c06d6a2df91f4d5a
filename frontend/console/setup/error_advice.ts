interface ErrorAdvice {
  codes: readonly number[]
  text: string
}

/** The table of the handbook's page on texting in short, the most frequent trouble first. */
export const ERROR_ADVICE: readonly ErrorAdvice[] = [
  {
    codes: [30034, 30032],
    text:
      'Our number is not registered. ' +
      'Texts to that country wait until it is and the alarm is cleared.',
  },
  {
    codes: [20003],
    text: 'Our keys are wrong. The text waits and goes out once they are fixed.',
  },
  {
    codes: [21211, 21614, 30005, 30006],
    text: 'The number is bad. Nothing goes to it until the person gives another number.',
  },
  {
    codes: [21610],
    text:
      'Opted out at the provider. ' +
      'It is recorded in the consent ledger; nothing goes out until they text START.',
  },
  {
    codes: [30003],
    text:
      'Unreachable. Tried once more 10 minutes later; ' +
      'after three in a row, only texts the person just asked for go out.',
  },
  {
    codes: [30004],
    text: 'Blocked. Texts nobody just asked for are dropped until that number texts us.',
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
    text: 'Too fast. The pace is halved and recovers on its own.',
  },
  {
    codes: [30023],
    text:
      'The carriers’ daily limit is used up. ' +
      'Her texts wait until midnight Pacific time. Vet the brand at Twilio to get a higher limit.',
  },
  {
    codes: [30002, 20005],
    text: 'The provider has suspended our account. Resolve it there, then clear the alarm.',
  },
  {
    codes: [20404, 21660, 21701, 21703, 21704, 21705],
    text:
      'The provider does not find our account, number or messaging service. ' +
      'Put the setting right; what waits goes out then. Clear the alarm.',
  },
  {
    codes: [21606],
    text:
      'Our number cannot send to that destination, or at all. ' +
      'The text waits and is tried again. If all texts meet it, the alarm “Texts down” says so.',
  },
]
