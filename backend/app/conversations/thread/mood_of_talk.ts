import type { EmotionalState } from '#app/companion/voice/language_model'
import { moodNow } from '#app/companion/voice/mood'

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
