import { PAUSE_WORDS, REASON_WORDS, TEXTING_WORDS } from '#app/texting/delivery/contract'
import { choiceWords } from './choice_words'

const VERDICTS: Readonly<Record<string, string>> = {
  allow: 'Let through',
  defer: 'Delayed',
  drop: 'Held back',
}

/** Why something happened to a text, as operators say it; what has no words of its own begins large. */
export function reasonWords(reason: string): string {
  return REASON_WORDS[reason] ?? `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`
}

/** `drop: you replied STOP` as `Held back: They replied STOP`. */
export function verdictWords(verdict: string): string {
  const [, what = '', reason = ''] = /^(\w+)(?:: (.*))?$/s.exec(verdict) ?? []
  const words = VERDICTS[what]
  if (!words) return verdict
  return reason ? `${words}: ${reasonWords(reason)}` : words
}

/** `opted_out` as `They replied STOP`. */
export function textingStateWords(state: string): string {
  return TEXTING_WORDS[state] ?? choiceWords(state)
}

/** A choice of this field, as a filter offers it. */
export function choiceWordsOf(field: string, choice: string): string {
  return field === 'textingState' ? textingStateWords(choice) : choiceWords(choice)
}

/** What somebody was paused for. */
export function pauseWords(ground: string): string {
  return PAUSE_WORDS[ground] ?? choiceWords(ground)
}
