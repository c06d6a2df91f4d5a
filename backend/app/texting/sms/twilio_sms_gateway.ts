import twilio, { type Twilio } from 'twilio'
import { AUTHENTICATE, isPassing } from '#app/texting/sms/error_codes'
import { listedText } from '#app/texting/sms/listed_text'
import {
  type ListedText,
  type OutboundText,
  type Redacted,
  SmsGateway,
  SmsGatewayError,
  type TextFate,
} from '#app/texting/sms/sms_gateway'

export interface TwilioSettings {
  accountSid: string
  authToken: string
  phoneNumber: string
  messagingServiceSid: string
  /** Empty for Twilio itself. */
  apiBaseUrl: string
  timeoutMs: number
  /** Where the provider reports what became of a text. */
  statusCallback(id: number): string
}

const LONGEST_VALIDITY_SECONDS = 36_000
const PAGE_SIZE = 1000
/** Texts to one number within a day: more than any person gets. */
const LISTED_SENT_AT_MOST = 1000
const TOO_MANY_REQUESTS = 20429
/** Errors of the connection itself: our words never left. */
const NOTHING_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Texts through Twilio's Messages resource. */
export class TwilioSmsGateway extends SmsGateway {
  readonly isSimulated = false
  readonly #client: Twilio

  constructor(private readonly settings: TwilioSettings) {
    super()
    this.#client = twilio(settings.accountSid, settings.authToken, {
      httpClient: new RedirectedClient(settings),
      autoRetry: false,
    })
  }

  async send(text: OutboundText): Promise<{ sid: string }> {
    try {
      const { sid } = await this.#client.messages.create({
        to: text.to,
        body: text.body,
        ...this.#sender,
        statusCallback: this.settings.statusCallback(text.id),
        validityPeriod: validitySeconds(text.validForSeconds),
        smartEncoded: true,
      })
      return { sid }
    } catch (error) {
      throw translated(error)
    }
  }

  async listSent(to: string, since: number): Promise<ListedText[]> {
    const filter = { to, dateSentAfter: dayBefore(since), limit: LISTED_SENT_AT_MOST }
    const listed = await this.#list(filter)
    return listed.filter((row) => row.direction !== 'inbound').map(listedText)
  }

  async find(messageSid: string): Promise<TextFate | null> {
    try {
      const { status, errorCode } = await this.#client.messages(messageSid).fetch()
      return { status, errorCode: errorCode || null }
    } catch (error) {
      if ((error as TwilioError).status === 404) return null
      throw translated(error)
    }
  }

  async listReceived(since: number): Promise<ListedText[]> {
    const { phoneNumber: to } = this.settings
    const listed = await this.#list({ to, dateSentAfter: new Date(since), pageSize: PAGE_SIZE })
    return listed
      .filter((row) => row.direction === 'inbound')
      .map(listedText)
      .reverse()
  }

  /** Only a finished text can be changed (20009 before that), which may take minutes, in rare cases days. */
  async redact(messageSid: string): Promise<Redacted> {
    try {
      const text = this.#client.messages(messageSid)
      const { numMedia } = await text.update({ body: '' })
      if (Number(numMedia) > 0) await removePictures(text)
      return 'redacted'
    } catch (error) {
      if ((error as TwilioError).status === 404) return 'redacted'
      const known = translated(error)
      if (known.outcome === 'refused' && known.errorCode !== AUTHENTICATE) return 'not_final'
      throw known
    }
  }

  /** The SDK's own errors carry the request, and with it our secret: none of them leaves this file. */
  async #list(filter: Parameters<Twilio['messages']['list']>[0]) {
    try {
      return await this.#client.messages.list(filter)
    } catch (error) {
      throw translated(error)
    }
  }

  get #sender(): { messagingServiceSid: string } | { from: string } {
    const { messagingServiceSid, phoneNumber } = this.settings
    return messagingServiceSid ? { messagingServiceSid } : { from: phoneNumber }
  }
}

type SdkClient = InstanceType<typeof twilio.RequestClient>

/** The SDK's own client, with our time limit and, for a compatible service, another address. */
class RedirectedClient extends twilio.RequestClient {
  readonly #base: string

  constructor(settings: TwilioSettings) {
    super({ timeout: settings.timeoutMs, keepAlive: true, maxSockets: 50 })
    this.#base = settings.apiBaseUrl.replace(/\/+$/, '')
  }

  /** The SDK's errors know no headers: being asked to wait is read where the answer is whole. */
  override async request<T>(options: Parameters<SdkClient['request']>[0]) {
    const uri = this.#base ? options.uri.replace(/^https:\/\/[^/]+/, this.#base) : options.uri
    const answer = await super.request<T>({ ...options, uri } as never)
    if (answer.statusCode === 429) throw askedToWait(answer)
    return answer
  }
}

/** One gone already, by an earlier try, is as good. */
async function removePictures(text: ReturnType<Twilio['messages']>): Promise<void> {
  // By its sid: what the list answers does not know its own address in this version of the SDK.
  for (const { sid } of await text.media.list()) {
    const removed = text.media(sid).remove()
    await removed.catch((error: unknown) => {
      if ((error as TwilioError).status !== 404) throw error
    })
  }
}

/** Whole seconds within what the provider takes. */
function validitySeconds(wanted: number): number {
  return Math.min(Math.max(1, Math.floor(wanted)), LONGEST_VALIDITY_SECONDS)
}

function askedToWait(answer: { body: unknown; headers: unknown }): SmsGatewayError {
  const { code } = (answer.body ?? {}) as TwilioError
  const seconds = Number((answer.headers as Record<string, unknown>)['retry-after'])
  return new SmsGatewayError('not_sent', typeof code === 'number' ? code : TOO_MANY_REQUESTS, {
    ...(seconds > 0 && { retryAfterMs: Math.ceil(seconds * 1000) }),
  })
}

type SendOutcome = SmsGatewayError['outcome']

interface TwilioError {
  status?: number
  code?: number | string
}

/**
 * 429 and the errors of a connection never made: nothing went out. Other 4xx: refused for good.
 * A timeout, a connection that broke off or a 5xx: nobody knows.
 */
function translated(error: unknown): SmsGatewayError {
  if (error instanceof SmsGatewayError) return error
  const { code } = error as TwilioError
  const errorCode = typeof code === 'number' ? code : null
  return new SmsGatewayError(outcomeOf(error as TwilioError, errorCode), errorCode, {
    cause: error,
  })
}

function outcomeOf({ status = 0, code }: TwilioError, errorCode: number | null): SendOutcome {
  if (typeof code === 'string' && NOTHING_SENT.has(code)) return 'not_sent'
  if (status === 429 || isPassing(errorCode)) return 'not_sent'
  return status >= 400 && status < 500 ? 'refused' : 'in_doubt'
}

/**
 * A text not handed on yet has no date of sending; the
 * provider filters by it, we filter by creation ourselves.
 */
function dayBefore(instant: number): Date {
  return new Date(instant - 24 * 60 * 60_000)
}
