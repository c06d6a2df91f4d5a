const NOT_HERS = 'Crisis texts, codes and answers to STOP and HELP still go'
const ONLY_ASKED =
  'Nothing scheduled goes, and she does not text first. ' +
  'Replies and whatever else they just asked for still go'

/** What each state of texting stops, and what the gate lets go all the same. */
const WORDS: Readonly<Record<string, string>> = {
  paused: `None of her texts go. ${NOT_HERS}, unless the number is opted out or bad.`,
  opted_out: 'Nothing goes but the answer to their STOP, until they text START.',
  bad_number: 'Nothing goes to this number. They have to give another.',
  self_paused: `None of her texts go until they resume. ${NOT_HERS}.`,
  age_unconfirmed: `None of her texts go until they give their date of birth. ${NOT_HERS}.`,
  blocked: `The carrier or the phone blocked a text. ${ONLY_ASKED}.`,
  unreachable: `Several texts in a row did not reach the phone. ${ONLY_ASKED}.`,
  not_onboarded: `They have no companion yet, so none of her texts go. ${NOT_HERS}.`,
}

/** Null while everything goes. */
export function textingWords(state: string): string | null {
  return WORDS[state] ?? null
}
