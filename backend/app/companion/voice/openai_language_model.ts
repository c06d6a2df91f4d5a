import OpenAI from 'openai'
import * as z from 'zod/mini'
import {
  type Completion,
  EMOTIONAL_STATES,
  LanguageModel,
  LanguageModelError,
  type ModelUsage,
} from '#app/companion/voice/language_model'

export interface OpenaiSettings {
  apiKey: string
  /** Empty for OpenAI itself; else any server that speaks chat completions. */
  baseUrl: string
  model: string
}

type Request = Parameters<LanguageModel['complete']>[0]

const MOST_TOKENS = 400
const REPLY_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['text', 'emotionalState', 'topics'],
  properties: {
    text: { type: 'string', description: 'The text message to send.' },
    emotionalState: { type: 'string', enum: [...EMOTIONAL_STATES] },
    topics: {
      type: 'array',
      items: { type: 'string' },
      description: 'At most 8 topics of the talk, newest first.',
    },
  },
} as const
const replyShape = z.object({
  text: z.string().check(z.minLength(1)),
  emotionalState: z.catch(z.enum(EMOTIONAL_STATES), 'happy'),
  topics: z.catch(z.array(z.string().check(z.maxLength(60))), []),
})

/**
 * Any server with OpenAI's chat completions. The answer is one JSON object; a server that does not know
 * structured output answers in plain words, and from then on is only asked for those.
 */
export class OpenaiLanguageModel extends LanguageModel {
  readonly isSimulated = false
  readonly #client: OpenAI
  #isStructured = true

  constructor(private readonly settings: OpenaiSettings) {
    super()
    this.#client = openaiClient(settings)
  }

  override get name(): string {
    return this.settings.model
  }

  async complete(request: Request): Promise<Completion> {
    // Another call may learn meanwhile that the server knows no structure; what counts is how this one asked.
    const wasStructured = this.#isStructured
    try {
      return await this.#ask(request)
    } catch (error) {
      if (!wasStructured || !rejectsStructure(error)) throw translated(error)
    }
    this.#isStructured = false
    try {
      return await this.#ask(request)
    } catch (error) {
      throw translated(error)
    }
  }

  async #ask(request: Request): Promise<Completion> {
    const answer = await this.#client.chat.completions.create(this.#body(request), {
      signal: request.signal,
    })
    const content = answer.choices[0]?.message.content ?? ''
    const said = read(content, request.scene)
    const usage = usageOf(answer)
    if (!said) throw new LanguageModelError('unreadable', true, { usage })
    return { ...said, topics: said.topics.slice(0, 8), usage }
  }

  #body({ prompt, personKey }: Request): OpenAI.ChatCompletionCreateParamsNonStreaming {
    const { baseUrl, model } = this.settings
    return {
      model,
      messages: [{ role: 'system', content: prompt.system }, ...prompt.turns],
      ...(this.#isStructured && {
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'reply', strict: true, schema: REPLY_SCHEMA },
        },
      }),
      // Servers that only resemble OpenAI's refuse names they do not know.
      ...(isOpenaiItself(baseUrl) ? ownNames(model, personKey) : { max_tokens: MOST_TOKENS }),
    }
  }
}

export function usageOf({ usage, model }: OpenAI.ChatCompletion): ModelUsage {
  return {
    promptTokens: usage?.prompt_tokens ?? 0,
    completionTokens: usage?.completion_tokens ?? 0,
    model,
  }
}

/** Tries once and prints nothing: how often, and what is told, is ours to say. */
export function openaiClient({ apiKey, baseUrl }: Omit<OpenaiSettings, 'model'>): OpenAI {
  const address = baseUrl === '' ? {} : { baseURL: baseUrl }
  return new OpenAI({ apiKey, ...address, maxRetries: 0, logLevel: 'off' })
}

export function isOpenaiItself(baseUrl: string): boolean {
  return baseUrl === '' || URL.parse(baseUrl)?.host === 'api.openai.com'
}

/** A text needs no long thinking, and what is thought counts against the same limit. */
export function ownNames(
  model: string,
  personKey: string
): Partial<OpenAI.ChatCompletionCreateParamsNonStreaming> {
  return {
    max_completion_tokens: MOST_TOKENS * 4,
    store: false,
    safety_identifier: personKey,
    prompt_cache_key: personKey,
    ...(/^gpt-5/.test(model) && { reasoning_effort: 'minimal' }),
  }
}

/** The structured answer, or plain words with the mood and topics as they were. */
function read(content: string, scene: Request['scene']): Omit<Completion, 'usage'> | null {
  const trimmed = bare(content)
  if (!trimmed) return null
  if (!trimmed.startsWith('{')) {
    const mood = EMOTIONAL_STATES.find((state) => state === scene.persona.emotionalState)
    return {
      text: trimmed,
      emotionalState: mood ?? 'happy',
      topics: scene.topics,
    }
  }
  const parsed = replyShape.safeParse(jsonOf(trimmed))
  return parsed.success ? parsed.data : null
}

/** Without what a model thought aloud and the fence around its JSON. */
function bare(content: string): string {
  const said = content.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '').trim()
  return said.replace(/^```(?:json)?\s*|\s*```$/g, '')
}

/** The JSON a model answered with; undefined when it is none. */
export function jsonIn(content: string): unknown {
  return jsonOf(bare(content))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function rejectsStructure(error: unknown): boolean {
  return (
    error instanceof OpenAI.APIError &&
    [400, 404, 422, 501].includes(error.status as number) &&
    /response_format|json_schema|structured|schema/i.test(error.message)
  )
}

function translated(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error
  if (hasRunOutOfTime(error)) return new LanguageModelError('timeout', true, { cause: error })
  const isOurs = isOurFault(error)
  const reason = isOurs ? 'rejected' : 'unavailable'
  return new LanguageModelError(reason, !isOurs, { cause: error })
}

function hasRunOutOfTime(error: unknown): boolean {
  return (
    error instanceof OpenAI.APIUserAbortError || error instanceof OpenAI.APIConnectionTimeoutError
  )
}

/** A wrong key or a wrong request stays wrong however often it is sent; 408 and 429 pass. */
function isOurFault(error: unknown): boolean {
  const status = error instanceof OpenAI.APIError ? ((error.status as number | undefined) ?? 0) : 0
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
