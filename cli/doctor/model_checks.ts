import type { ModelFailure } from '#app/models/contract'
import { DAY } from '#app/core/clock/durations'
import { DEFAULT_MODEL, modelFamilies } from '#config/models'
import { type Check, green, red, yellow } from './check.js'

const WARN_DAYS = 60

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
  const daysLeft = Math.ceil((Date.parse(endsOn) - now) / DAY)
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

/** What became of one real call. */
type Tried = { model: string; tookMs: number } | { failure: ModelFailure }

export function checkWords(name: string, tried: Tried): Check {
  if ('failure' in tried) return red(name, `no words came: ${tried.failure}`, FIXES[tried.failure])
  return green(name, `${tried.model} wrote a reply in ${(tried.tookMs / 1000).toFixed(1)} s`)
}
