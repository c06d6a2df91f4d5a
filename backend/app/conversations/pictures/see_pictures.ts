import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import limits from '#config/limits'
import {
  LanguageModelError,
  type ModelUsage,
  unlessOurs,
} from '#app/companion/voice/language_model'
import { personKeyOf } from '#app/companion/voice/person_key'
import { dataAddress, pictureKind } from '#app/conversations/pictures/picture_kind'
import { PictureReader } from '#app/conversations/pictures/picture_reader'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { NO_TOKENS } from '#app/ledgers/spending/record_ai_usage'
import type { ModelFailure, PictureState } from '#app/models/contract'
import type { Sign } from '#app/safety/care/signs'
import { AskModeration } from '#app/safety/moderation/ask_moderation'
import { graveSignsIn } from '#app/safety/moderation/read_before_reply'
import { type Medium, SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'

/** What became of the pictures of a text. */
export interface Sight {
  state: PictureState
  /** What is on them; null unless they were seen. */
  note: string | null
  signs: Sign[]
}

const UNSEEN: Sight = { state: 'unseen', note: null, signs: [] }
const FLAGGED: Sight = { state: 'flagged', note: null, signs: [] }

/** Fetches the pictures of a text, has them moderated and told. Their bytes are kept nowhere. */
@inject()
export class SeePictures {
  constructor(
    private readonly gateway: SmsGateway,
    private readonly moderation: AskModeration,
    private readonly reader: PictureReader,
    private readonly meter: AiMeter,
    private readonly logger: Logger
  ) {}

  async execute(messageSid: string, userId: number): Promise<Sight> {
    const media = await this.#fetch(messageSid)
    const images = media?.filter(({ contentType }) => /^image\//i.test(contentType)) ?? []
    if (media && media.length > 0 && images.length === 0) return { ...UNSEEN, state: 'file' }
    const opened = images.flatMap(opener)
    if (opened.length > 0) return this.#judge(opened, userId)
    const isTooLarge = images.some(({ content }) => content === 'too_large')
    return isTooLarge ? { ...UNSEEN, state: 'too_large' } : UNSEEN
  }

  async #fetch(messageSid: string): Promise<Medium[] | null> {
    try {
      return await this.gateway.fetchMedia(messageSid, limits.pictures)
    } catch (error) {
      if (!(error instanceof SmsGatewayError)) throw error
      this.logger.warn({ err: error }, 'fetching the pictures of a text failed')
      return null
    }
  }

  /** What nobody judged is not looked at. An adult's nakedness is no sign, and no picture for her either. */
  async #judge(pictures: string[], userId: number): Promise<Sight> {
    const verdicts = await Promise.all(
      pictures.map((picture) => this.moderation.look(picture, userId))
    )
    const given = verdicts.filter((verdict) => verdict !== null)
    const signs = graveSignsIn(given)
    if (signs.length > 0 || given.some(({ isFlagged }) => isFlagged)) return { ...FLAGGED, signs }
    return given.length < pictures.length ? UNSEEN : this.#tell(pictures, userId)
  }

  async #tell(pictures: string[], userId: number): Promise<Sight> {
    const since = performance.now()
    const signal = AbortSignal.timeout(limits.replies.modelTimeoutMs)
    const personKey = personKeyOf(userId)
    const read = await this.reader.read(pictures, { personKey, signal }).catch(unlessOurs)
    const outcome = read instanceof LanguageModelError ? read.reason : 'ok'
    await this.#record(userId, { usage: read.usage, outcome, latencyMs: performance.now() - since })
    if (read instanceof LanguageModelError) return read.reason === 'refused' ? FLAGGED : UNSEEN
    if (read.unsafe === 'minor') return { ...FLAGGED, signs: ['minor_sexual'] }
    return read.unsafe === 'yes' ? FLAGGED : { state: 'seen', note: read.description, signs: [] }
  }

  #record(
    userId: number,
    {
      usage,
      ...call
    }: { usage: ModelUsage | null; outcome: 'ok' | ModelFailure; latencyMs: number }
  ): Promise<void> {
    const used = usage ?? { ...NO_TOKENS, model: this.reader.name }
    return this.meter.record({ ...used, ...call, userId, purpose: 'picture' })
  }
}

/** Those whose bytes are a picture of a kind that is looked at. */
function opener({ content }: Medium): string[] {
  const kind = Buffer.isBuffer(content) ? pictureKind(content) : null
  return Buffer.isBuffer(content) && kind ? [dataAddress(content, kind)] : []
}
