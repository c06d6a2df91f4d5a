import type { LanguageModel, Scene } from '#app/companion/voice/language_model'
import type { ModelFailure } from '#app/models/contract'
import { DEFAULT_MODEL, modelFamilies } from '#config/models'
import { type Check, green, red, yellow } from './check.js'

const DAY_MS = 24 * 60 * 60_000
const WARN_DAYS = 60
const TIMEOUT_MS = 30_000

/** The settings that name a model, and what they name; an empty one names none. */
export type NamedModels = Readonly<Record<string, string>>

/** Whether each will still be there in two months, as far as is known. `now` in epoch milliseconds. */
export function checkShutdowns(named: NamedModels, now: number): Check[] {
  return Object.entries(named).flatMap(([setting, model]) => checkShutdown(setting, model, now))
}

function checkShutdown(setting: string, model: string, now: number): Check[] {
  if (model === '') return []
  const endsOn = endOf(model)
  if (endsOn === null) return [green(setting, model)]
  const daysLeft = Math.ceil((Date.parse(endsOn) - now) / DAY_MS)
  if (daysLeft > WARN_DAYS) return [green(setting, `${model}, until ${endsOn}`)]
  const fix = `Set ${setting} to a current model, such as ${DEFAULT_MODEL}.`
  return daysLeft > 0
    ? [yellow(setting, `${model} is shut down on ${endsOn}, in ${daysLeft} days`, fix)]
    : [red(setting, `${model} was shut down on ${endsOn}`, fix)]
}

/** Of the model itself, or of one that carries its date: `gpt-5-mini-2025-08-07`. */
function endOf(model: string): string | null {
  const name = model.slice(model.lastIndexOf('/') + 1).replace(/-\d{4}-\d{2}-\d{2}$/, '')
  return modelFamilies[name]?.endsOn ?? null
}

const FIXES: Readonly<Record<ModelFailure, string>> = {
  timeout: 'Try again; a slower model may need a larger MODEL_TIMEOUT_MS.',
  unavailable: 'Check OPENAI_BASE_URL and the network, then try again.',
  busy: "Wait, or raise the provider's rate limit.",
  credentials: 'Check OPENAI_API_KEY, and that its account can pay.',
  missing: 'Check the name of the model in OPENAI_MODEL.',
  rejected: 'Choose another model: this one does not take our calls.',
  refused: 'Choose another model: this one would not write a harmless line.',
  cut: 'Choose a model that thinks less: its words did not fit.',
  empty: 'Choose another model: this one wrote nothing.',
  unreadable: 'Choose another model: what it writes is not of the shape we ask for.',
}

/** One real call with the shape of her replies. */
export async function checkWords(model: LanguageModel, isFallback: boolean): Promise<Check> {
  const { LanguageModelError } = await import('#app/companion/voice/language_model')
  const name = isFallback ? 'Words of the other model, online' : 'Words, online'
  const since = performance.now()
  try {
    const { usage } = await model.complete({
      scene: SCENE,
      prompt: PROMPT,
      personKey: 'doctor',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      isFallback,
    })
    const took = ((performance.now() - since) / 1000).toFixed(1)
    return green(name, `${usage.model} wrote a reply in ${took} s`)
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error
    return red(name, `no words came: ${error.reason}`, FIXES[error.reason])
  }
}

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
