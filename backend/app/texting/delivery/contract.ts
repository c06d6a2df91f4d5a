/**
 * What stands in rows as a code, or as it was said to the person, in the words of whoever runs this: the one
 * table of them. The keys are those the gate, the senders and the columns write.
 */

/** By `textingState` of a person. */
export const TEXTING_WORDS: Readonly<Record<string, string>> = {
  active: 'Active',
  not_onboarded: 'No companion yet',
  paused: 'Paused by us',
  self_paused: 'They paused her',
  age_unconfirmed: 'Date of birth missing',
  opted_out: 'They replied STOP',
  bad_number: 'Number takes no texts',
  blocked: 'Carrier or phone blocks us',
  unreachable: 'Phone not reached',
}

/** By `pausedFor` of a person. */
export const PAUSE_WORDS: Readonly<Record<string, string>> = {
  staff: 'Somebody of staff paused them',
  minor: 'They said that they are under 18',
  minor_sexual: 'Sexual talk of a minor',
  explicit: 'Sexual talk that went too far',
  closed_state: 'The law of their state',
}

/** By `reason` of a text, a missed date or an answer of the gate. */
export const REASON_WORDS: Readonly<Record<string, string>> = {
  'you replied STOP': 'They replied STOP',
  'you texted START': 'They texted START, and what was queued before does not go',
  'you had just texted': 'They had just texted',
  'texting is paused': 'Paused, by us or by themselves',
  'your date of birth is missing': 'They gave no date of birth',
  'your quiet hours': 'In their quiet hours',
  'your carrier or phone blocked a text': 'Their carrier or phone blocked a text before',
  'your phone could not be reached': 'Several texts in a row did not reach their phone',
  'a text of yours is being read': 'A text of theirs is being read first',
  'it named what you had forgotten for good': 'It named what they had deleted from her memory',
  'your state is open again': 'Their state is open again, so they are not told that it was closed',
  'its schedule was paused, moved or removed': 'Its schedule was paused, moved or removed before',
  'no messages left': 'They have no messages left',
  'there is no consent to texts': 'They have not consented to texts',
  'she may not text first': 'They have not let her text first',
  'she may text first': 'They let her text first',
  'there is no companion': 'They have no companion',
  'just asked for': 'They had just asked for it',
  'set for this hour': 'They set it for this hour',
  'it was no longer timely': 'Too late: its time was over',
  'demo person': 'Demo person: nothing goes to them through a real provider',
  'outside the hours it may come': 'Outside the hours in which such texts may come',
  'enough texts for now': 'Enough texts for now: the cap of this hour',
  'enough texts for today (spend cap)': 'The day’s spend cap is reached',
  "enough texts for today (carriers' cap)": 'The carriers’ cap of the day is reached',
  'all sends are stopped': 'All sends were stopped',
  'our number is not registered yet': 'Our number is not registered with the carriers',
  'the carrier filtered these words before': 'The carrier filtered these words before',
  'the carrier filtered a text lately':
    'The carrier filtered a text lately, so she does not text first',
  'the network refused us': 'The provider refused our account',
  'the network is busy': 'The provider was busy',
  'this is not a valid phone number': 'Not a valid phone number',
  'texts to this country are switched off':
    'Texts to this country are switched off at the provider',
  'this number is not verified for test mode': 'The number is not verified for test mode',
  'this number cannot be reached': 'The number cannot be reached from ours',
  'this is not a mobile number': 'Not a mobile number',
  'too many texts in a short time': 'We sent too fast',
  'too many texts today': 'The carriers take no more from us today',
  'phone unreachable': 'Phone off or without service',
  'blocked by the carrier or the phone': 'The carrier or the phone blocked it',
  'unknown number': 'Nobody has this number',
  'landline or unreachable carrier': 'A landline, or a carrier that takes no texts',
  'filtered by the carrier': 'The carrier filtered it',
  'the carrier gave no reason': 'The carrier gave no reason',
  'we could not learn whether it went out': 'Nobody could learn whether it went out',
  'the code could not be sent in time': 'The code could not be sent in time',
}
