import {
  type LanguageModel,
  LanguageModelError,
  type Scene,
} from '#app/companion/voice/language_model'
import type { ModelFailure } from '#app/models/contract'

const TIMEOUT_MS = 30_000
const PROMPT = {
  system: 'You are Mia, a kind AI companion. Answer in one short text message.',
  turns: [{ role: 'user' as const, content: 'Good morning!' }],
}
const SCENE: Scene = {
  kind: 'reply',
  persona: {
    name: 'Mia',
    age: 24,
    personality: 'sweet',
    interests: [],
    communicationStyle: 'casual',
    relationshipStyle: 'friend',
    emotionalState: 'happy',
  },
  person: { firstName: null },
  now: 0,
  timeZone: 'UTC',
  turns: [],
  topics: [],
}

/** One real call with the shape of her replies: who answered it and how fast, or why no words came. */
export async function tryModel(
  model: LanguageModel,
  isFallback: boolean
): Promise<{ model: string; tookMs: number } | { failure: ModelFailure }> {
  const since = performance.now()
  try {
    const { usage } = await model.complete({
      scene: SCENE,
      prompt: PROMPT,
      personKey: 'doctor',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      isFallback,
    })
    return { model: usage.model, tookMs: performance.now() - since }
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error
    return { failure: error.reason }
  }
}
