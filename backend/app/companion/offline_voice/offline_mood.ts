import type { EmotionalState, Scene } from '#app/companion/voice/language_model'
import { moodAfter, moodOf } from '#app/companion/voice/mood'
import type { Hearing } from '#app/companion/offline_voice/offline_heard'

const TOPICS_KEPT = 8

/**
 * What she heard moves her; a talk that gives no reason to be otherwise brings her a step nearer to happy.
 */
export function nextMood(scene: Scene, hearing: Hearing): EmotionalState {
  const before = moodOf(scene.persona.emotionalState)
  return moodAfter(before, { own: movedBy(hearing, before), isTender: scene.isTender ?? false })
}

function movedBy(hearing: Hearing, before: EmotionalState): EmotionalState | null {
  const heard = hearing.items.find((item) => item.mood)?.mood
  if (heard) return heard
  if (hearing.items.some((item) => item.valence === 'bad')) return 'caring'
  if (hearing.goodbye) return 'affectionate'
  const isGladder = hearing.items.some((item) => item.valence === 'good')
  return isGladder && before === 'happy' ? 'excited' : null
}

/** The talk's topics, newest first, short lower-case words, at most eight. */
export function nextTopics(scene: Scene, hearing: Hearing): string[] {
  const now = hearing.items.flatMap((item) => item.topic ?? []).toReversed()
  const kept = scene.topics.map((topic) => topic.toLowerCase().trim()).filter(Boolean)
  return [...new Set([...now, ...kept])].slice(0, TOPICS_KEPT)
}
