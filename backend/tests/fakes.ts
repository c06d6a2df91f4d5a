import { PictureReader, type PicturesRead } from '#app/conversations/pictures/picture_reader'
import {
  type CheckOptions,
  Moderation,
  type ModerationVerdict,
  type PictureVerdict,
} from '#app/safety/moderation/moderation'
import { Clock } from '#app/core/clock/clock'
import {
  type Completion,
  LanguageModel,
  LanguageModelError,
} from '#app/companion/voice/language_model'
import {
  type ListedText,
  type MediaBounds,
  type Medium,
  type OutboundText,
  type Redacted,
  SmsGateway,
  type SmsGatewayError,
  type TextFate,
} from '#app/texting/sms/sms_gateway'

/** Wednesday noon in New York. */
const START = Date.parse('2026-11-18T17:00:00Z')

export class FakeClock extends Clock {
  #now = START

  override now(): number {
    return this.#now
  }

  advance(ms: number): void {
    this.#now += ms
  }

  at(iso: string): void {
    this.#now = Date.parse(iso)
  }

  reset(): void {
    this.#now = START
  }
}

/** A provider that keeps what it was given and fails when told to. */
export class FakeSmsGateway extends SmsGateway {
  isSimulated = true
  /** `at`: when it was handed over, by our clock. */
  sent: (OutboundText & { sid: string; at: number })[] = []
  received: ListedText[] = []
  /** Every call to redact, in order. */
  redacted: string[] = []
  /** Every sid whose fate was asked for, in order. */
  asked: string[] = []
  /** What is said of a text that is asked for; nothing said: delivered when it was sent, else unknown. */
  readonly fates = new Map<string, TextFate | SmsGatewayError>()
  /** Who keeps what came with texts to us; nobody at first. */
  mediaFrom?: SmsGateway
  /** Runs while a text is on its way. */
  whileSending?: () => Promise<void>
  #redactions: (Redacted | SmsGatewayError)[] = []
  #failures: { error: SmsGatewayError; isTaken: boolean }[] = []
  #count = 0

  constructor(private readonly clock: Clock) {
    super()
  }

  /** The next send rejects; `isTaken` says whether the text went out all the same. */
  failNext(error: SmsGatewayError, isTaken = false): void {
    this.#failures.push({ error, isTaken })
  }

  /** How the next redactions end; `redacted` when nothing is said. */
  redactNext(...ends: (Redacted | SmsGatewayError)[]): void {
    this.#redactions.push(...ends)
  }

  async send(text: OutboundText): Promise<{ sid: string }> {
    const at = this.clock.now()
    const interrupt = this.whileSending
    this.whileSending = undefined
    await interrupt?.()
    const failure = this.#failures.shift()
    // Seeders count from nothing, too.
    const sid = `SMf${String(++this.#count).padStart(31, '0')}`
    if (!failure || failure.isTaken) this.sent.push({ ...text, sid, at })
    if (failure) throw failure.error
    return { sid }
  }

  async listSent(to: string): Promise<ListedText[]> {
    const texts = this.sent.filter((text) => text.to === to).reverse()
    return texts.map((text) => ({
      sid: text.sid,
      from: '+15550100100',
      to,
      channel: 'sms',
      body: text.body,
      pictures: 0,
      status: 'delivered',
      errorCode: null,
      createdAt: text.at,
    }))
  }

  async find(messageSid: string): Promise<TextFate | null> {
    this.asked.push(messageSid)
    const fate = this.fates.get(messageSid)
    if (fate instanceof Error) throw fate
    if (fate) return fate
    const isSent = this.sent.some((text) => text.sid === messageSid)
    return isSent ? { status: 'delivered', errorCode: null } : null
  }

  async listReceived(since: number): Promise<ListedText[]> {
    return this.received.filter(({ createdAt }) => createdAt >= since)
  }

  async redact(messageSid: string): Promise<Redacted> {
    this.redacted.push(messageSid)
    const end = this.#redactions.shift() ?? 'redacted'
    if (end instanceof Error) throw end
    return end
  }

  async fetchMedia(messageSid: string, bounds: MediaBounds): Promise<Medium[]> {
    return this.mediaFrom?.fetchMedia(messageSid, bounds) ?? []
  }

  async removeMedia(messageSid: string): Promise<void> {
    await this.mediaFrom?.removeMedia(messageSid)
  }

  textsTo(phone: string): string[] {
    return this.sent.filter((text) => text.to === phone).map((text) => text.body)
  }

  lastTo(phone: string): string {
    return this.textsTo(phone).at(-1) ?? ''
  }

  reset(): void {
    this.isSimulated = true
    this.sent = []
    this.received = []
    this.redacted = []
    this.asked = []
    this.fates.clear()
    this.mediaFrom = undefined
    this.whileSending = undefined
    this.#redactions = []
    this.#failures = []
  }
}

type Request = Parameters<LanguageModel['complete']>[0]

/** Says what it is told to say, else a numbered line; keeps what it was asked. */
export class FakeLanguageModel extends LanguageModel {
  isSimulated = true
  asked: Request[] = []
  #lines: (string | LanguageModelError)[] = []
  #count = 0
  /** Runs while she is writing. */
  whileWriting?: () => Promise<void>
  /** Writes the line when nothing else was told to be said. */
  writes?: (request: Request) => string

  say(...lines: (string | LanguageModelError)[]): void {
    this.#lines.push(...lines)
  }

  fail(times = 2): void {
    for (let i = 0; i < times; i++) this.#lines.push(new LanguageModelError('unavailable'))
  }

  async complete(request: Request): Promise<Completion> {
    this.asked.push(request)
    const interrupt = this.whileWriting
    this.whileWriting = undefined
    await interrupt?.()
    const line = this.#lines.shift() ?? this.writes?.(request) ?? this.#numberedLine()
    if (line instanceof LanguageModelError) throw line
    return {
      text: line,
      emotionalState: 'playful',
      topics: ['travel'],
      usage: { promptTokens: 1, cachedTokens: 0, completionTokens: 1, model: 'fake' },
    }
  }

  /** No two begin or end alike, or she would be taken to repeat herself. */
  #numberedLine(): string {
    const number = ++this.#count
    return `Ok ${number}. That is reply number ${number}.`
  }

  reset(): void {
    this.isSimulated = true
    this.asked = []
    this.#lines = []
    this.#count = 0
    this.whileWriting = undefined
    this.writes = undefined
  }
}

/** Blind until there is somebody who looks. */
export class FakePictureReader extends PictureReader {
  looksWith?: PictureReader

  get isBlind(): boolean {
    return this.looksWith === undefined
  }

  read(...asked: Parameters<PictureReader['read']>): Promise<PicturesRead> {
    if (!this.looksWith) throw new Error('nobody looks')
    return this.looksWith.read(...asked)
  }
}

/** Flags what it is told to flag; nobody to ask until then. Keeps what it was asked. */
export class FakeModeration extends Moderation {
  asked: string[][] = []
  /** Who looks at pictures; nobody at first. */
  looksWith?: Moderation
  /** Runs while it reads. */
  whileReading?: () => Promise<void>
  #flags = new Map<string, Partial<ModerationVerdict>>()
  #isThere = false

  /** From now on it answers, and this is what it says of a text that holds these words. */
  flag(words: string, verdict: Partial<ModerationVerdict>): void {
    this.#isThere = true
    this.#flags.set(words, verdict)
  }

  async check(
    texts: readonly string[],
    _signal: AbortSignal,
    { tell }: CheckOptions = {}
  ): Promise<ModerationVerdict[] | null> {
    if (!this.#isThere) return null
    this.asked.push([...texts])
    const interrupt = this.whileReading
    this.whileReading = undefined
    await interrupt?.()
    tell?.({ model: 'fake', outcome: 'ok' })
    return texts.map((text) => this.#verdictOn(text))
  }

  async look(...asked: Parameters<Moderation['look']>): Promise<PictureVerdict | null> {
    return this.looksWith?.look(...asked) ?? null
  }

  #verdictOn(text: string): ModerationVerdict {
    const flags = [...this.#flags].filter(([words]) => text.includes(words))
    const nothing = { isCrisis: false, isSexual: false, isMinor: false }
    return Object.assign(nothing, ...flags.map(([, verdict]) => verdict)) as ModerationVerdict
  }

  reset(): void {
    this.asked = []
    this.whileReading = undefined
    this.looksWith = undefined
    this.#flags.clear()
    this.#isThere = false
  }
}
