export type Tone = 'success' | 'warn' | 'danger' | 'info' | 'quiet'

const WORDS: Record<string, string> = {
  'morning-evening': 'Morning and evening',
  'bad_number': 'Bad number',
  'crisis_other': 'Crisis, someone else',
  'eating': 'Eating disorder',
  'minor_sexual': 'Minor, sexual',
  'first_text': 'First text',
  'ok': 'OK',
  // The plan's id; people know it by its name.
  'standard': 'Unlimited',
  'inbound': 'From the person',
  'outbound': 'To the person',
}

const TONES: Record<Exclude<Tone, 'quiet'>, string> = {
  success: 'active delivered paid given restored answered ok used trialing',
  warn:
    'paused self_paused undelivered unknown past_due incomplete unpaid refunded explicit report timeout ' +
    'unavailable unreadable busy cut empty refused spent unsent filtered spend daily_cap late_jobs ' +
    'registration not_onboarded age_unconfirmed open',
  danger:
    'failed dead opted_out bad_number blocked crisis crisis_other minor minor_sexual revoked rejected ' +
    'credentials dead_job failing_job crisis_unanswered missing model_down model_refuses suspended ' +
    'texts_down',
  info: 'queued sending sent pending running received staff admin support',
}

/** `past_due` as `Past due`. */
export function choiceWords(choice: string): string {
  const known = WORDS[choice]
  if (known) return known
  const words = choice.replaceAll(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How a choice is coloured; its words always stand beside the colour. */
export function choiceTone(choice: string): Tone {
  const tones = Object.keys(TONES) as (keyof typeof TONES)[]
  return tones.find((tone) => TONES[tone].split(' ').includes(choice)) ?? 'quiet'
}
