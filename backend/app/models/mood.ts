export const EMOTIONAL_STATES = [
  'happy',
  'playful',
  'affectionate',
  'excited',
  'calm',
  'thoughtful',
  'caring',
  'concerned',
  'sad',
  'tired',
] as const
export type EmotionalState = (typeof EMOTIONAL_STATES)[number]

const HOUR = 3_600_000
const CALMS_AFTER = 6 * HOUR
const HAPPY_AFTER = 24 * HOUR

/** The next step towards happy. */
const CALMER: Record<EmotionalState, EmotionalState> = {
  concerned: 'caring',
  caring: 'calm',
  sad: 'caring',
  tired: 'calm',
  thoughtful: 'calm',
  calm: 'happy',
  affectionate: 'happy',
  excited: 'happy',
  playful: 'happy',
  happy: 'happy',
}
const GRAVE: ReadonlySet<EmotionalState> = new Set(['concerned', 'caring', 'sad', 'calm'])

function known(state: string): EmotionalState | undefined {
  return EMOTIONAL_STATES.find((one) => one === state)
}

/** A stored or told mood; anything unknown reads as happy. */
export function moodOf(state: string): EmotionalState {
  return known(state) ?? 'happy'
}

/**
 * The mood she is in by now: what a talk left behind calms down by itself,
 * one step after six hours, and after a day she is happy. While she is
 * tender she stays concerned. `ageMs` is how long ago the mood was stored.
 */
export function moodNow(
  stored: string,
  { ageMs, isTender }: { ageMs: number; isTender: boolean }
): EmotionalState {
  if (isTender) return 'concerned'
  const mood = moodOf(stored)
  if (ageMs >= HAPPY_AFTER) return 'happy'
  return ageMs >= CALMS_AFTER ? CALMER[mood] : mood
}

/**
 * The mood a text of hers leaves behind: the one she wrote it in when it is one of ours,
 * else a step towards happy. While she is tender nothing lighter than calm is kept.
 */
export function moodAfter(
  before: EmotionalState,
  { own, isTender }: { own: string | null; isTender: boolean }
): EmotionalState {
  const mood = known(own ?? '') ?? CALMER[before]
  return isTender && !GRAVE.has(mood) ? 'caring' : mood
}

/** Instants are epoch milliseconds. */
export interface StoredMood {
  emotional_state: string | null
  mood_at: number | null
  tender_until: number | null
}

/** The mood she is in now, after what the talk left behind has had time to calm down. */
export function moodOfTalk(row: StoredMood, now: number): EmotionalState {
  const isTender = (row.tender_until ?? 0) > now
  return moodNow(row.emotional_state ?? '', { ageMs: now - (row.mood_at ?? now), isTender })
}
