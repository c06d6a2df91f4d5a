import { LanguageModelError } from '#app/companion/voice/language_model'
import type { ModelFailure } from '#app/models/contract'

/** What a server answers instead of words. */
export interface Refusal {
  status: number
  /** Its code and its type. */
  code: string
  /** The parameter it names, or empty. */
  param: string
  message: string
  /** The header of that name: seconds or a date. */
  retryAfter: string | null
}

type Sign = (refusal: Refusal) => boolean

/** What it was asked to write about; the call itself was well made. */
export const isOfContent = ({ code }: Refusal): boolean =>
  /content_(?:policy|filter)|moderation|invalid_prompt/.test(code)

const LONGEST_WAIT_MS = 10 * 60_000
const SIGNS: readonly [ModelFailure, Sign][] = [
  [
    'credentials',
    ({ status, code }) => [401, 403].includes(status) || /insufficient_quota/.test(code),
  ],
  ['busy', ({ status }) => status === 429],
  ['unavailable', ({ status }) => status >= 500 || [408, 409].includes(status)],
  ['refused', isOfContent],
  ['missing', ({ status, code }) => status === 404 || /model_not_found/.test(code)],
]

/** Why no words came, for whoever has to decide what happens next. */
export function failureOf(refusal: Refusal, cause: unknown): LanguageModelError {
  const [reason] = SIGNS.find(([, isSo]) => isSo(refusal)) ?? (['rejected'] as const)
  return new LanguageModelError(reason, { cause, retryAfterMs: waitOf(refusal) })
}

/** The server's own wish; null when it has none. */
function waitOf({ retryAfter }: Refusal): number | null {
  if (retryAfter === null) return null
  const isSeconds = /^\d+(?:\.\d+)?$/.test(retryAfter)
  const ms = isSeconds ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), LONGEST_WAIT_MS)
}
