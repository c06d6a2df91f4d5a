import type { EmotionalState } from '#app/companion/voice/language_model'
import { moodNow } from '#app/companion/voice/mood'

/** When her mood was stored, which is with each of her replies; `c` is the conversation of the query. */
export const MOOD_AT = `(select m.created_at from messages m
    where m.conversation_id = c.id and m.kind = 'reply' order by m.id desc limit 1) as mood_at`

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
