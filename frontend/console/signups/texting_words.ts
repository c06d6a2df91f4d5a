const NOT_HERS = 'Crisis texts, codes and answers to STOP and HELP still go out'
const ONLY_ASKED =
  'Nothing scheduled goes out, and she does not text first. ' +
  'Replies and anything else they just asked for still go out'

/** What each state of texting stops, and what the gate lets go all the same. */
const WORDS: Readonly<Record<string, string>> = {
  paused: `None of her texts go out. ${NOT_HERS}, unless the number is opted out or bad.`,
  opted_out: 'Nothing goes out except the answer to their STOP, until they text START.',
  bad_number: 'Nothing goes to this number. They need to give another one.',
  self_paused: `None of her texts go out until they resume. ${NOT_HERS}.`,
  age_unconfirmed: `None of her texts go out until they give their date of birth. ${NOT_HERS}.`,
  blocked: `The carrier or the phone blocked a text. ${ONLY_ASKED}.`,
  unreachable: `Several texts in a row did not reach the phone. ${ONLY_ASKED}.`,
  not_onboarded: `They have no companion yet, so none of her texts go out. ${NOT_HERS}.`,
}

/** Null while everything goes. */
export function textingWords(state: string): string | null {
  return WORDS[state] ?? null
}
