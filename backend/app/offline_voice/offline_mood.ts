import { EMOTIONAL_STATES, type EmotionalState, type Scene } from '#app/voice/language_model'
import type { Hearing } from '#app/offline_voice/offline_heard'

const TOPICS_KEPT = 8
const FORGIVES_AFTER = 6 * 3_600_000

/** One step nearer to happy with every talk that gives no reason to be otherwise. */
const DECAY: Record<EmotionalState, EmotionalState> = {
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

/** Her stored mood; anything unknown reads as happy. */
export function moodOf(stored: string): EmotionalState {
  return EMOTIONAL_STATES.find((state) => state === stored) ?? 'happy'
}

function sinceLastTurn(scene: Scene): number {
  const last = scene.turns.findLast((turn) => turn.sender === 'girlfriend')
  return last ? scene.now - last.at : 0
}

/** The mood she comes to a talk with: hours of silence bring her back to happy. */
export function arrivingMood(scene: Scene): EmotionalState {
  const mood = moodOf(scene.persona.emotionalState)
  return sinceLastTurn(scene) > FORGIVES_AFTER ? 'happy' : mood
}

export function nextMood(scene: Scene, hearing: Hearing): EmotionalState {
  const heard = hearing.items.find((item) => item.mood)?.mood
  if (heard) return heard
  if (hearing.items.some((item) => item.valence === 'bad')) return 'caring'
  if (hearing.goodbye) return 'affectionate'
  const mood = arrivingMood(scene)
  const isGladder = hearing.items.some((item) => item.valence === 'good')
  return isGladder && mood === 'happy' ? 'excited' : DECAY[mood]
}

/** The talk's topics, newest first, short lower-case words, at most eight. */
export function nextTopics(scene: Scene, hearing: Hearing): string[] {
  const now = hearing.items.flatMap((item) => item.topic ?? []).toReversed()
  const kept = scene.topics.map((topic) => topic.toLowerCase().trim()).filter(Boolean)
  return [...new Set([...now, ...kept])].slice(0, TOPICS_KEPT)
}
