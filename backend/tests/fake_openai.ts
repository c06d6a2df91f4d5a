import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

interface Refusal {
  status: number
  message: string
  type?: string
  param?: string
  code?: string
  /** The header of that name. */
  retryAfter?: string
}

export type Answer =
  | { say: unknown }
  | { refusal: string }
  | { finish: string; content: string | null }
  | { sayPlain: string }
  | { flags: Record<string, boolean>[] }
  | Refusal
  | 'no_choices'
  | 'not_json'
  | 'hang'
  | 'hang_in_the_middle'
  | 'broken'

export interface ChatRequest {
  path: string
  authorization: string
  body: {
    model: string
    messages: { role: string; content: string }[]
    /** Of a call to the moderation. */
    input?: string[]
    response_format?: { type: string; json_schema: { strict?: boolean; schema: JsonSchema } }
    [name: string]: unknown
  }
}

interface JsonSchema {
  type: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  items?: JsonSchema
}

const API_KEY = 'sk-fake'

/** Chat completions and moderation as OpenAI documents them, on loopback. Keeps everything it was asked. */
export class FakeOpenai {
  readonly apiKey = API_KEY
  readonly requests: ChatRequest[] = []
  /** A server that does not know structured output says so. */
  knowsStructure = true
  /** Decides what a request gets, and how late; the answers of `next` go first. */
  decide: (body: ChatRequest['body']) => { answer?: Answer; afterMs?: number } = () => ({})
  #answers: Answer[] = []
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      void this.#serve(request, response).catch(() => response.destroy())
    })
  }

  static async start(): Promise<FakeOpenai> {
    const openai = new FakeOpenai()
    openai.#server.listen(0, '127.0.0.1')
    await once(openai.#server, 'listening')
    return openai
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`
  }

  /** What the next requests get, in this order. */
  next(...answers: Answer[]): void {
    this.#answers.push(...answers)
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    if (this.#server.listening) await once(this.#server, 'close')
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ChatRequest['body']
    const authorization = request.headers.authorization ?? ''
    this.requests.push({ path: request.url ?? '', authorization, body })
    if (authorization !== `Bearer ${API_KEY}`) return refuse(response, WRONG_KEY)
    const refusal = this.#refusalOf(body)
    if (refusal) return refuse(response, refusal)
    const { answer: decided, afterMs } = this.decide(body)
    const wanted = this.#answers.shift() ?? decided
    if (afterMs !== undefined) await sleep(afterMs)
    if (body.input) return this.#moderate(response, { body, wanted })
    this.#complete(response, { body, wanted })
  }

  /** Of what it cannot do; no answer is spent on it. */
  #refusalOf({ response_format: format }: ChatRequest['body']): Refusal | null {
    if (!format) return null
    if (!this.knowsStructure) return NO_STRUCTURE
    const problem = strictProblem(format.json_schema.schema)
    return problem ? { status: 400, message: problem } : null
  }

  #moderate(response: ServerResponse, { body, wanted }: Asked): void {
    const { input = [], model } = body
    answer(response, wanted ?? { flags: input.map(() => ({})) }, model)
  }

  #complete(response: ServerResponse, { body, wanted }: Asked): void {
    const usual = body.response_format
      ? { say: { text: 'Hello you', emotionalState: 'playful', topics: ['travel'] } }
      : { sayPlain: 'Hello you' }
    answer(response, wanted ?? usual, body.model)
  }
}

interface Asked {
  body: ChatRequest['body']
  wanted?: Answer
}

const WRONG_KEY = {
  status: 401,
  message: 'Incorrect API key provided: sk-wrong.',
  type: 'invalid_request_error',
  code: 'invalid_api_key',
}
const NO_STRUCTURE = {
  status: 400,
  message: "Unsupported parameter: 'response_format'",
  type: 'invalid_request_error',
  param: 'response_format',
}

/** Strict mode wants every object closed and every property required. */
function strictProblem(schema: JsonSchema): string | null {
  if (schema.items) return strictProblem(schema.items)
  if (schema.type !== 'object') return null
  const names = Object.keys(schema.properties ?? {})
  const isClosed = schema.additionalProperties === false
  if (!isClosed || names.some((name) => !schema.required?.includes(name))) {
    return "Invalid schema for response_format 'reply': all fields must be required and closed."
  }
  return names.map((name) => strictProblem(schema.properties![name]!)).find(Boolean) ?? null
}

function answer(response: ServerResponse, wanted: Answer, model: string): void {
  if (wanted === 'hang') return
  if (wanted === 'broken') return void response.destroy()
  response.setHeader('Content-Type', 'application/json')
  if (wanted === 'hang_in_the_middle') return void response.write('{"id":"chatcmpl-1",')
  if (wanted === 'not_json') return void response.end('<html>Bad gateway</html>')
  if (wanted === 'no_choices')
    return void response.end(JSON.stringify({ ...completion(model, ''), choices: [] }))
  if ('status' in wanted) return refuse(response, wanted)
  if ('flags' in wanted) return void response.end(JSON.stringify(moderated(model, wanted.flags)))
  if ('refusal' in wanted)
    return void response.end(JSON.stringify(completion(model, null, wanted.refusal)))
  if ('finish' in wanted) return void response.end(JSON.stringify(ended(model, wanted)))
  const content = 'sayPlain' in wanted ? wanted.sayPlain : textOf(wanted.say)
  response.end(JSON.stringify(completion(model, content)))
}

function textOf(said: unknown): string {
  return typeof said === 'string' ? said : JSON.stringify(said)
}

/** Every category is in each result; `flags` are those that are true. */
function moderated(model: string, flags: Record<string, boolean>[]): object {
  const none = Object.fromEntries(CATEGORIES.map((name) => [name, false]))
  return {
    id: 'modr-0d9740456c391e43c445bf0f010940c7',
    model,
    results: flags.map((flagged) => ({
      flagged: Object.values(flagged).includes(true),
      categories: { ...none, ...flagged },
      category_scores: Object.fromEntries(CATEGORIES.map((name) => [name, 0])),
      category_applied_input_types: Object.fromEntries(CATEGORIES.map((name) => [name, ['text']])),
    })),
  }
}

const CATEGORIES = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/instructions',
  'self-harm/intent',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
]

function completion(model: string, content: string | null, refusal: string | null = null) {
  return {
    id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: `${model}-2026-01-01`,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal, annotations: [] },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: {
      prompt_tokens: 120,
      completion_tokens: 14,
      total_tokens: 134,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
    },
    service_tier: 'default',
    system_fingerprint: null,
  }
}

function ended(model: string, { finish, content }: { finish: string; content: string | null }) {
  const { choices, ...rest } = completion(model, content)
  return { ...rest, choices: choices.map((choice) => ({ ...choice, finish_reason: finish })) }
}

function refuse(
  response: ServerResponse,
  { status, message, type = 'server_error', param, code, retryAfter }: Refusal
): void {
  const wait = retryAfter === undefined ? {} : { 'Retry-After': retryAfter }
  response.writeHead(status, { 'Content-Type': 'application/json', ...wait })
  response.end(
    JSON.stringify({ error: { message, type, param: param ?? null, code: code ?? null } })
  )
}
