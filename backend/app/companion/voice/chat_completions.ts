import OpenAI from 'openai'
import { modelFamilies, type ModelFamily, unknownElsewhere, unknownOfOpenai } from '#config/models'
import type { AnswerShape } from '#app/companion/voice/answer_shape'
import { LanguageModelError, type ModelUsage } from '#app/companion/voice/language_model'
import { leftAway, type Wishes } from '#app/companion/voice/model_wishes'
import { failureOf, type Refusal } from '#app/companion/voice/model_failures'
import type { ModelFailure } from '#app/models/contract'

export interface ProviderAddress {
  apiKey: string
  /** Empty for OpenAI itself; else any server that speaks chat completions. */
  baseUrl: string
}

interface Asked {
  model: string
  messages: OpenAI.ChatCompletionMessageParam[]
  shape: AnswerShape
  /** Of the answer; what is thought comes on top. */
  mostTokens: number
  /** Opaque, of the person, for the provider's abuse checks and its cache. */
  personKey: string
  signal: AbortSignal
}

interface Answered {
  /** JSON of the shape, or plain words of a server that knows no shapes. */
  content: string
  usage: ModelUsage
}

type Request = OpenAI.ChatCompletionCreateParamsNonStreaming

/** What is thought counts against the same limit. */
const THOUGHT = 4

/**
 * Any server with OpenAI's chat completions. It is asked for what its model is known to take; what it refuses
 * by name is left away from then on, so that a model nobody has heard of answers too.
 */
export class ChatCompletions {
  readonly #client: OpenAI
  readonly #wishes = new Map<string, Wishes>()

  /** Tries once and prints nothing: how often, and what is told, is ours to say. */
  constructor(private readonly address: ProviderAddress) {
    const { apiKey, baseUrl } = address
    const baseURL = baseUrl || undefined
    this.#client = new OpenAI({ apiKey, baseURL, maxRetries: 0, logLevel: 'off' })
  }

  /** Rejects with LanguageModelError only. */
  async ask(asked: Asked): Promise<Answered> {
    for (;;) {
      // Another call may learn meanwhile; what counts is how this one asked.
      const wishes = this.#wishesFor(asked.model)
      const { signal } = asked
      try {
        return answerOf(
          await this.#client.chat.completions.create(this.#body(asked, wishes), { signal })
        )
      } catch (error) {
        const refusal = refusalIn(error)
        const fewer = refusal && leftAway(wishes, refusal)
        if (!fewer) throw refusal ? failureOf(refusal, error) : failureWithout(error)
        this.#wishes.set(asked.model, fewer)
      }
    }
  }

  #wishesFor(model: string): Wishes {
    return this.#wishes.get(model) ?? wishesOf(familyOf(model, this.address), this.address)
  }

  #body({ model, messages, shape, mostTokens, personKey }: Asked, wishes: Wishes): Request {
    const values: Record<keyof Wishes, unknown> = {
      reasoning_effort: wishes.reasoning_effort,
      temperature: wishes.temperature,
      response_format: { type: 'json_schema', json_schema: { ...shape, strict: true } },
      max_completion_tokens: mostTokens * THOUGHT,
      max_tokens: mostTokens,
      store: false,
      safety_identifier: personKey,
      prompt_cache_key: personKey,
    }
    const named = Object.keys(wishes) as (keyof Wishes)[]
    const wished = Object.fromEntries(named.map((name) => [name, values[name]]))
    return { model, messages, ...wished }
  }
}

function wishesOf(family: ModelFamily, { baseUrl }: ProviderAddress): Wishes {
  return {
    ...(family.effort !== null && { reasoning_effort: family.effort }),
    ...(family.temperature !== null && { temperature: family.temperature }),
    ...(family.isStructured && { response_format: true }),
    [family.tokens]: true,
    ...(isOpenaiItself(baseUrl) && { store: true, safety_identifier: true }),
    ...(isOpenaiItself(baseUrl) && family.hasCacheKey && { prompt_cache_key: true }),
  }
}

/** Routers put the maker's name before the model's: `openai/gpt-6-luna`. */
export function familyOf(
  model: string,
  { baseUrl }: Pick<ProviderAddress, 'baseUrl'>
): ModelFamily {
  const name = model.slice(model.lastIndexOf('/') + 1)
  const begins = Object.keys(modelFamilies).filter((family) => name.startsWith(family))
  const [exact] = begins.sort((one, other) => other.length - one.length)
  if (exact) return modelFamilies[exact] ?? unknownOfOpenai
  return isOpenaiItself(baseUrl) ? unknownOfOpenai : unknownElsewhere
}

export function isOpenaiItself(baseUrl: string): boolean {
  return baseUrl === '' || URL.parse(baseUrl)?.host === 'api.openai.com'
}

function answerOf(answer: OpenAI.ChatCompletion): Answered {
  const usage = usageOf(answer)
  const [choice] = answer.choices
  const flaw = choice ? flawOf(choice) : 'empty'
  if (flaw) throw new LanguageModelError(flaw, { usage })
  return { content: choice?.message.content ?? '', usage }
}

function flawOf({
  message,
  finish_reason: end,
}: OpenAI.ChatCompletion.Choice): ModelFailure | null {
  if (message.refusal || end === 'content_filter') return 'refused'
  if (end === 'length') return 'cut'
  // A model that says nothing at all, not even why, would not write it.
  if (message.content === null) return 'refused'
  return message.content.trim() === '' ? 'empty' : null
}

/** What the server said; null when it did not get to that. */
function refusalIn(error: unknown): Refusal | null {
  if (!(error instanceof OpenAI.APIError)) return null
  const status = error.status as number | undefined
  if (status === undefined) return null
  const { code, type, param, message } = error
  const retryAfter = (error.headers as Headers | undefined)?.get('retry-after') ?? null
  return { status, code: `${code ?? ''} ${type ?? ''}`, param: param ?? '', message, retryAfter }
}

function failureWithout(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error
  const isOutOfTime =
    error instanceof OpenAI.APIUserAbortError || error instanceof OpenAI.APIConnectionTimeoutError
  return new LanguageModelError(isOutOfTime ? 'timeout' : 'unavailable', { cause: error })
}

function usageOf({ usage, model }: OpenAI.ChatCompletion): ModelUsage {
  return {
    promptTokens: usage?.prompt_tokens ?? 0,
    cachedTokens: usage?.prompt_tokens_details?.cached_tokens ?? 0,
    completionTokens: usage?.completion_tokens ?? 0,
    model,
  }
}
