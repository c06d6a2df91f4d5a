import { isOfContent, type Refusal } from '#app/companion/voice/model_failures'
import type { Effort } from '#config/models'

/** The parameters a call is made with beside the talk; those that are absent are not sent. */
export interface Wishes {
  reasoning_effort?: Effort
  temperature?: number
  response_format?: true
  max_completion_tokens?: true
  max_tokens?: true
  store?: true
  safety_identifier?: true
  prompt_cache_key?: true
}

/** How a server's words name what it does not take. */
const NAMES: Record<keyof Wishes, RegExp> = {
  reasoning_effort: /reasoning|effort/i,
  temperature: /temperature/i,
  response_format: /response_format|json_schema|structured|schema/i,
  max_completion_tokens: /max_completion_tokens/i,
  max_tokens: /max_tokens/i,
  store: /\bstore\b/i,
  safety_identifier: /safety_identifier/i,
  prompt_cache_key: /prompt_cache/i,
}
const REFUSING = new Set([400, 404, 422, 501])
/** Its path may name anything. */
const LINK = /https?:\/\/\S+/g
const LEAST_FIRST: readonly Effort[] = ['none', 'minimal', 'low']

/**
 * What to ask for after this refusal: without the parameter that it names, or with another
 * name or value for it. Null when it names none of those that were sent.
 */
export function leftAway(wishes: Wishes, error: Refusal): Wishes | null {
  if (!REFUSING.has(error.status) || isOfContent(error)) return null
  const name = namedIn(wishes, error)
  if (!name) return null
  const { [name]: refused, ...rest } = wishes
  if (name === 'reasoning_effort') return { ...rest, ...otherEffort(wishes, error.message) }
  if (name === 'max_completion_tokens') return { ...rest, max_tokens: true }
  if (name === 'max_tokens' && /max_completion_tokens/.test(error.message)) {
    return { ...rest, max_completion_tokens: true }
  }
  return rest
}

function namedIn(wishes: Wishes, { param, message }: Refusal): keyof Wishes | undefined {
  const sent = Object.keys(wishes) as (keyof Wishes)[]
  const told = `${param} ${message.replace(LINK, '')}`
  return (
    sent.find((name) => param === name || param.startsWith(`${name}.`)) ??
    sent.find((name) => NAMES[name].test(told))
  )
}

/** The least of those the server says it takes, if it takes less than it would by itself. */
function otherEffort({ reasoning_effort: sent }: Wishes, message: string): Wishes {
  const known = LEAST_FIRST.filter((effort) => effort !== sent)
  const told = message.slice(message.search(/supported values/i))
  const least = /supported values/i.test(message)
    ? known.find((effort) => told.includes(`'${effort}'`))
    : undefined
  return least ? { reasoning_effort: least } : {}
}
