import twilio, { type Twilio } from 'twilio'
import { listedText } from '#app/texting/sms/listed_text'
import {
  type ListedText,
  type MediaBounds,
  type Medium,
  type OutboundText,
  type Redacted,
  SmsGateway,
  type TextFate,
} from '#app/texting/sms/sms_gateway'
import { isRcs } from '#app/texting/sms/text_address'
import { askedToWait, isUnknown, translated, translating } from '#app/texting/sms/twilio_errors'
import { dayBefore, validitySeconds } from '#app/texting/sms/twilio_times'
import { fetchListed, removeListed } from '#app/texting/sms/twilio_media'

export interface TwilioSettings {
  accountSid: string
  authToken: string
  phoneNumber: string
  messagingServiceSid: string
  /** The account has Twilio's Message Redaction, without which it refuses to keep nothing (30029). */
  hasMessageRedaction?: boolean
  /** Empty for Twilio itself. */
  apiBaseUrl: string
  timeoutMs: number
  /** Where the provider reports what became of a text. */
  statusCallback(id: number): string
}

const PAGE_SIZE = 1000
/** Texts to one number within a day: more than any person gets. */
const LISTED_SENT_AT_MOST = 1000
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
    const sending = this.#client.messages.create({
      to: text.to,
      body: text.body,
      ...this.#sender,
      statusCallback: this.settings.statusCallback(text.id),
      validityPeriod: validitySeconds(text.validForSeconds),
      smartEncoded: true,
      ...(text.isSecret && this.#ofCodes),
    })
    const { sid } = await translating(sending)
    return { sid }
  }

  async listSent(to: string, since: number): Promise<ListedText[]> {
    const listed = await this.#listTo(this.#addressesOf(to), {
      dateSentAfter: dayBefore(since),
      limit: LISTED_SENT_AT_MOST,
    })
    return listed.filter((row) => row.direction !== 'inbound').map(listedText)
  }

  async find(messageSid: string): Promise<TextFate | null> {
    try {
      const { status, errorCode } = await this.#client.messages(messageSid).fetch()
      return { status, errorCode: errorCode || null }
    } catch (error) {
      if (isUnknown(error)) return null
      throw translated(error)
    }
  }

  async listReceived(since: number): Promise<ListedText[]> {
    const listed = await this.#listTo(await this.#ownAddresses(), {
      dateSentAfter: new Date(since),
      pageSize: PAGE_SIZE,
    })
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
      if (Number(numMedia) > 0) await removeListed(text)
      return 'redacted'
    } catch (error) {
      if (isUnknown(error)) return 'redacted'
      const known = translated(error)
      if (known.outcome === 'refused') return 'not_final'
      throw known
    }
  }

  async fetchMedia(messageSid: string, bounds: MediaBounds): Promise<Medium[]> {
    try {
      return await fetchListed(this.#client.messages(messageSid), { ...bounds, ...this.settings })
    } catch (error) {
      throw translated(error)
    }
  }

  async removeMedia(messageSid: string): Promise<void> {
    try {
      await removeListed(this.#client.messages(messageSid))
    } catch (error) {
      if (!isUnknown(error)) throw translated(error)
    }
  }

  /** A messaging service reaches a phone over RCS first where it can. */
  #addressesOf(phone: string): string[] {
    return this.settings.messagingServiceSid ? [phone, `rcs:${phone}`] : [phone]
  }

  /** Where people can text us: our number, and all that the messaging service sends from. */
  async #ownAddresses(): Promise<Set<string>> {
    const { messagingServiceSid, phoneNumber } = this.settings
    const own = new Set(phoneNumber ? [phoneNumber] : [])
    if (!messagingServiceSid) return own
    const service = this.#client.messaging.v1.services(messagingServiceSid)
    const numbers = await translating(service.phoneNumbers.list())
    const shortCodes = await translating(service.shortCodes.list())
    const channels = await translating(service.channelSenders.list())
    for (const { phoneNumber: number } of numbers) own.add(number)
    for (const { shortCode } of shortCodes) own.add(shortCode)
    for (const { sender } of channels) if (isRcs(sender)) own.add(sender)
    return own
  }

  /** Newest first. */
  async #listTo(addresses: Iterable<string>, filter: Omit<ListFilter, 'to'>) {
    const lists = []
    for (const to of addresses) {
      lists.push(await translating(this.#client.messages.list({ ...filter, to })))
    }
    return lists.flat().sort((one, other) => Number(other.dateCreated) - Number(one.dateCreated))
  }

  /** Twilio's watch for SMS pumping looks at it, and keeps none of its words where it can. */
  get #ofCodes() {
    const { hasMessageRedaction } = this.settings
    return {
      messageIntent: 'otp',
      riskCheck: 'enable' as const,
      ...(hasMessageRedaction && { contentRetention: 'discard' as const }),
    }
  }

  get #sender(): { messagingServiceSid: string } | { from: string } {
    const { messagingServiceSid, phoneNumber } = this.settings
    return messagingServiceSid ? { messagingServiceSid } : { from: phoneNumber }
  }
}

type ListFilter = NonNullable<Parameters<Twilio['messages']['list']>[0]>

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
