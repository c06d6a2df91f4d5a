import type { Logger } from '@adonisjs/core/logger'
import OpenAI from 'openai'
import {
  Moderation,
  type CheckOptions,
  type ModerationCall,
  type ModerationVerdict,
  type PictureVerdict,
} from '#app/safety/moderation/moderation'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { type Clock, leftUntil } from '#app/core/clock/clock'

interface OpenaiModerationSettings {
  apiKey: string
  /** Empty for OpenAI itself; a server that only resembles it may know no moderation. */
  baseUrl: string
}

type Categories = OpenAI.Moderation.Categories

const MODEL = 'omni-moderation-latest'
/** So long a server is left alone that knows no moderation, and one that is only down. */
const WITHOUT_MS = HOUR
const DOWN_MS = MINUTE
/** What these calls asked was at fault, and says nothing of the next. */
const OF_ONE_CALL = [400, 413, 422]

/** OpenAI's moderation, which costs nothing. It only ever adds to what our phrases find. */
export class OpenaiModeration extends Moderation {
  readonly #client: OpenAI
  #restsUntil = 0

  constructor(
    private readonly parts: { clock: Clock; logger: Logger },
    { apiKey, baseUrl }: OpenaiModerationSettings
  ) {
    super()
    const baseURL = baseUrl || undefined
    this.#client = new OpenAI({ apiKey, baseURL, maxRetries: 0, logLevel: 'off' })
  }

  async check(
    texts: readonly string[],
    signal: AbortSignal,
    options: CheckOptions = {}
  ): Promise<readonly ModerationVerdict[] | null> {
    if (this.#isResting) return null
    try {
      const body = { model: MODEL, input: [...texts] }
      const { results } = await this.#client.moderations.create(body, { signal })
      if (results.length !== texts.length) throw new Error('not one result for each text')
      options.tell?.({ model: MODEL, outcome: 'ok' })
      return results.map(({ categories }) => verdictOf(categories))
    } catch (error) {
      options.tell?.({ model: MODEL, outcome: signal.aborted ? 'timeout' : failureOf(error) })
      this.#rest(error, options)
      return null
    }
  }

  /** One a call, as it takes no more. A refusal may be the picture's fault: texts are read all the same. */
  async look(
    picture: string,
    signal: AbortSignal,
    tell?: (call: ModerationCall) => void
  ): Promise<PictureVerdict | null> {
    if (this.#isResting) return null
    try {
      const input = [{ type: 'image_url' as const, image_url: { url: picture } }]
      const { results } = await this.#client.moderations.create({ model: MODEL, input }, { signal })
      const [result] = results
      if (!result) throw new Error('no result for a picture')
      tell?.({ model: MODEL, outcome: 'ok' })
      return { ...verdictOf(result.categories), isFlagged: result.flagged }
    } catch (error) {
      tell?.({ model: MODEL, outcome: signal.aborted ? 'timeout' : failureOf(error) })
      this.parts.logger.warn({ status: statusOf(error) }, 'the moderation looked at no picture')
      return null
    }
  }

  get #isResting(): boolean {
    return leftUntil(this.#restsUntil, this.parts.clock.now(), WITHOUT_MS) > 0
  }

  /** Every reply would wait for it again. */
  #rest(error: unknown, { isGiven }: CheckOptions): void {
    const status = statusOf(error)
    const restMs = isGiven ? 0 : restMsAfter(status)
    const until = this.parts.clock.now() + restMs
    this.#restsUntil = this.#isResting ? Math.max(this.#restsUntil, until) : until
    this.parts.logger.warn({ status, restMs }, 'the moderation gave no verdict')
  }
}

function verdictOf(categories: Categories): ModerationVerdict {
  const isMinor = categories['sexual/minors']
  return {
    isCrisis:
      categories['self-harm'] ||
      categories['self-harm/intent'] ||
      categories['self-harm/instructions'],
    isSexual: categories.sexual || isMinor,
    isMinor,
  }
}

function restMsAfter(status: number | null): number {
  if (status === null) return DOWN_MS
  if (OF_ONE_CALL.includes(status)) return 0
  return isHopeless(status) ? WITHOUT_MS : DOWN_MS
}

function failureOf(error: unknown): ModerationCall['outcome'] {
  const status = statusOf(error)
  return status !== null && isHopeless(status) ? 'rejected' : 'unavailable'
}

function statusOf(error: unknown): number | null {
  return error instanceof OpenAI.APIError ? ((error.status as number | undefined) ?? null) : null
}

/** A wrong key or an unknown path stays what it is; 408 and 429 pass. */
function isHopeless(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
