import { Refusal } from '#app/core/answers/refusal'
import type { WordsFault } from '#app/people/girlfriends/given_words'

export const alreadyCreated = () =>
  new Refusal(409, 'E_GIRLFRIEND_EXISTS', 'Your companion already exists. You can have one.')
export const notCreatedYet = () =>
  new Refusal(404, 'E_NO_GIRLFRIEND', 'No girlfriend profile found.')
const ADULT_ONLY = 'Your companion is always an adult. Please choose another name.'
export const tooYoungName = () =>
  new Refusal(422, 'E_UNDERAGE_PERSONA', ADULT_ONLY).atFields({ name: ADULT_ONLY })

const RESTRICTED = 'Where you live, she can be a friend or supportive. Please choose one of these.'
export const notRomanticThere = () =>
  new Refusal(403, 'E_RESTRICTED_STATE', RESTRICTED).atFields({ relationshipStyle: RESTRICTED })

const NOT_FLIRTY = 'Where you live, she can’t be flirty or romantic. Please choose another.'
export const notFlirtyThere = () =>
  new Refusal(403, 'E_RESTRICTED_STATE', NOT_FLIRTY).atFields({ personality: NOT_FLIRTY })

const ADULTS = {
  code: 'E_UNDERAGE_PERSONA',
  words: 'Your companion is always an adult, and so are you. Please write this another way.',
}
const FAULTS: Record<WordsFault, { code: string; words: string }> = {
  minor: ADULTS,
  minor_self: ADULTS,
  sexual: {
    code: 'E_SEXUAL_WORDS',
    words: 'Please keep this free of sexual content, which she doesn’t text.',
  },
  rules: {
    code: 'E_RULE_BREAKING',
    words:
      'This reads like instructions to change how she works. Please write about her or yourself instead.',
  },
  unread: {
    code: 'E_WORDS_UNREAD',
    words: 'We couldn’t read this in time. Please write it shorter or in other words.',
  },
}

/** The text for each field; the first names the whole. */
export function refusedWords(wrong: readonly (readonly [string, WordsFault])[]): Refusal {
  const { code, words } = FAULTS[wrong[0]?.[1] ?? 'rules']
  const errors = wrong.map(([field, fault]) => [field, FAULTS[fault].words])
  return new Refusal(422, code, words).atFields(
    Object.fromEntries(errors) as Record<string, string>
  )
}
