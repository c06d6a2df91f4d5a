import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** One row of the Messages list, in our names. Inbound texts stand in it as well. */
export interface TwilioText {
  sid: string
  direction: 'inbound' | 'outbound-api'
  from: string | null
  to: string
  body: string
  status: string
  errorCode: number | null
  pictures: number
  /** What came with it, when it matters; else pictures without bytes. */
  media: FakeMedium[]
  createdAt: Date
  sentAt: Date | null
  messagingServiceSid: string | null
  statusCallback: string | null
  /** What the status callback was told so far. */
  told: string[]
}

export interface FakeMedium {
  contentType: string
  bytes: Buffer
  /** `never` keeps the connection open; an address is where whoever asks is sent on to. */
  answer?: 'never' | 'broken' | URL
}

export interface RecordedRequest {
  method: string
  path: string
  authorization: string
  form: Record<string, string>
}

/** Without a code it is the page of something that stands in the way. */
interface Refused {
  status: number
  code: number | null
  headers?: Record<string, string>
}

/** What becomes of one request to send. Nothing said: taken, answered and delivered. */
export interface SendFate {
  /** Whether the text is taken; an error answer means it is not, unless this says so. */
  isTaken?: boolean
  /** `never` keeps the connection open without an answer, `broken` closes it without one. */
  answer?: 'never' | 'broken' | Refused
  /** The answer comes so late; the callbacks do not wait for it. */
  answerAfterMs?: number
  /** The states told to the status callback, in this order. */
  tells?: string[]
  /** How it ends in the list, told or not. */
  becomes?: string
  /** Told with the last state when it is a failure. */
  errorCode?: number
}

export interface InboundWishes {
  from: string
  /** One of the pool; our number when nothing is said. */
  to?: string
  body: string
  pictures?: number
  media?: FakeMedium[]
  sid?: string
  /** Fields beyond those documented today, or other values for those that are. */
  more?: Record<string, string>
}

export interface WebhookAnswer {
  /** Null when no answer came. */
  status: number | null
  attempts: number
}

interface Options {
  accountSid?: string
  authToken?: string
  number?: string
  /** What the messaging service sends from: numbers, short codes and RCS senders. */
  pool?: string[]
  /** Where inbound texts are told. */
  inboundUrl?: string
  /** How often a webhook is told again after the first failure (`#rc`). */
  retries?: number
  retryDelayMs?: number
  timeoutMs?: number
  /** Its clock, epoch milliseconds. */
  now?: () => number
}

const ERROR_TEXTS: Record<number, string> = {
  20003: 'Authenticate',
  20009: 'Cannot delete this resource before it is complete',
  20404: 'The requested resource was not found',
  20429: 'Too Many Requests',
  20500: 'Internal Server Error',
  21211: "The 'To' number is not a valid phone number.",
  21602: 'Message body is required.',
  21603: "A 'From' phone number is required.",
  21604: "A 'To' phone number is required.",
  21609: "The 'StatusCallback' URL is not a valid URL.",
  21610: 'Attempt to send to unsubscribed recipient',
  30400: 'Parameters are not valid',
  21617: 'The concatenated message body exceeds the 1600 character limit.',
}
const FINAL = ['sent', 'delivered', 'undelivered', 'failed', 'canceled', 'received']
const TOLD = ['queued', 'sent', 'delivered']
const LARGEST_PAGE = 1000

/** Twilio's Messages resource and its webhooks as documented, on loopback. Keeps everything it was asked. */
export class FakeTwilio {
  readonly texts: TwilioText[] = []
  readonly requests: RecordedRequest[] = []
  readonly accountSid: string
  readonly authToken: string
  readonly number: string
  inboundUrl: string
  /** Decides what becomes of a text; the fates of `next` go first. */
  decide: (form: Record<string, string>) => SendFate = () => ({})
  #fates: SendFate[] = []
  #open = new Set<Promise<unknown>>()
  #ending = new AbortController()
  readonly #server: Server

  private constructor(private readonly options: Options) {
    this.accountSid = options.accountSid ?? `AC${randomBytes(16).toString('hex')}`
    this.authToken = options.authToken ?? randomBytes(16).toString('hex')
    this.number = options.number ?? '+15550100200'
    this.inboundUrl = options.inboundUrl ?? ''
    this.#server = createServer((request, response) => {
      void this.#answer(request, response).catch(() => response.destroy())
    })
  }

  static async start(options: Options = {}): Promise<FakeTwilio> {
    const twilio = new FakeTwilio(options)
    twilio.#server.listen(0, '127.0.0.1')
    await once(twilio.#server, 'listening')
    return twilio
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The fates of the next texts, in this order. */
  next(...fates: SendFate[]): void {
    this.#fates.push(...fates)
  }

  get sent(): TwilioText[] {
    return this.texts.filter((text) => text.direction === 'outbound-api')
  }

  get received(): TwilioText[] {
    return this.texts.filter((text) => text.direction === 'inbound')
  }

  /** The requests to send a text, taken or not. */
  get sends(): RecordedRequest[] {
    return this.requests.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/Messages.json')
    )
  }

  /** Somebody texts our number: kept in the list, told to the webhook, told again when that fails. */
  async textUs(wishes: InboundWishes): Promise<WebhookAnswer & { sid: string }> {
    const sid = wishes.sid ?? newSid()
    this.keepInbound({ ...wishes, sid })
    const fields = { ...this.inboundFields({ ...wishes, sid }), ...wishes.more }
    return { ...(await this.callWebhook(this.inboundUrl, fields)), sid }
  }

  /** A text to our number whose webhook nobody calls. */
  keepInbound({
    sid = newSid(),
    from,
    to = this.number,
    body,
    media = [],
    ...rest
  }: InboundWishes) {
    const { pictures = media.length } = rest
    const now = this.#now
    const known = this.texts.find((text) => text.sid === sid)
    if (known) return known
    const text: TwilioText = {
      sid,
      direction: 'inbound',
      from,
      to,
      body,
      status: 'received',
      errorCode: null,
      pictures,
      media,
      createdAt: now,
      sentAt: now,
      messagingServiceSid: null,
      statusCallback: null,
      told: [],
    }
    this.texts.push(text)
    return text
  }

  /** Every documented field; those the carrier knows nothing of are empty, not absent. */
  inboundFields(text: InboundWishes & { sid: string }): Record<string, string> {
    const { media = [], pictures = media.length } = text
    const fields: Record<string, string> = {
      ToCountry: 'US',
      ToState: '',
      SmsMessageSid: text.sid,
      NumMedia: String(pictures),
      ToCity: '',
      FromZip: '',
      SmsSid: text.sid,
      FromState: '',
      SmsStatus: 'received',
      FromCity: '',
      Body: text.body,
      FromCountry: 'US',
      To: text.to ?? this.number,
      ToZip: '',
      NumSegments: String(segmentsOf(text.body)),
      MessageSid: text.sid,
      AccountSid: this.accountSid,
      From: text.from,
      ApiVersion: '2010-04-01',
    }
    for (let i = 0; i < pictures; i++) {
      fields[`MediaUrl${i}`] = `${this.url}/2010-04-01/Accounts/${this.accountSid}/Media/${i}`
      fields[`MediaContentType${i}`] = media[i]?.contentType ?? 'image/jpeg'
    }
    return fields
  }

  /** Signed as documented: the address, then every field's name and value in the order of the names. */
  sign(url: string, fields: Record<string, string>): string {
    const signed = Object.keys(fields)
      .sort()
      .reduce((text, name) => text + name + fields[name], url)
    return createHmac('sha1', this.authToken).update(signed, 'utf8').digest('base64')
  }

  /** Calls a webhook; no answer, a broken connection and 5xx are tried again with the same token. */
  async callWebhook(url: string, fields: Record<string, string>): Promise<WebhookAnswer> {
    const { retries = 3, retryDelayMs = 100, timeoutMs = 15_000 } = this.options
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'User-Agent': 'TwilioProxy/1.1',
      'X-Twilio-Signature': this.sign(url, fields),
      'I-Twilio-Idempotency-Token': randomUUID(),
    }
    const body = new URLSearchParams(fields).toString()
    for (let attempts = 1; ; attempts++) {
      const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#ending.signal])
      const status = await post(url, { headers, body, signal })
      const hasFailed = status === null || status >= 500
      if (!hasFailed || attempts > retries || this.#ending.signal.aborted)
        return { status, attempts }
      await sleep(retryDelayMs)
    }
  }

  /** Waits until every status callback that was to be told has been told. */
  async settled(): Promise<void> {
    while (this.#open.size > 0) await Promise.all(this.#open)
  }

  async close(): Promise<void> {
    this.#ending.abort()
    this.#server.close()
    this.#server.closeAllConnections()
    await this.settled()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)))
    const url = new URL(request.url ?? '/', this.url)
    const authorization = request.headers.authorization ?? ''
    this.requests.push({
      method: request.method ?? '',
      path: request.url ?? '',
      authorization,
      form,
    })
    if (!/^\/(?:2010|v1)/.test(url.pathname)) return this.#answerElsewhere(url.pathname, response)
    const credentials = Buffer.from(`${this.accountSid}:${this.authToken}`).toString('base64')
    if (authorization !== `Basic ${credentials}`)
      return refuse(response, { status: 401, code: 20003 })
    const ofService = /^\/v1\/Services\/MG\w+\/(\w+)$/.exec(url.pathname)?.[1]
    if (ofService !== undefined) return this.#answerPool(ofService, response)
    const resource = url.pathname.replace(`/2010-04-01/Accounts/${this.accountSid}/`, '')
    if (resource.startsWith('Messages/'))
      return this.#answerOne({ resource, method: request.method, form }, response)
    if (resource !== 'Messages.json') return refuse(response, { status: 404, code: 20404 })
    if (request.method === 'GET') return answerJson(response, 200, this.#page(url))
    return await this.#send(form, response)
  }

  /** A part of what the messaging service sends from. */
  #answerPool(part: string, response: ServerResponse): void {
    const { pool = [] } = this.options
    const parts: Record<string, [string, object[]]> = {
      PhoneNumbers: [
        'phone_numbers',
        pool.filter(isLong).map((phone_number) => ({ phone_number })),
      ],
      ShortCodes: ['short_codes', pool.filter(isShort).map((short_code) => ({ short_code }))],
      ChannelSenders: ['senders', pool.filter(isSender).map((sender) => ({ sender }))],
    }
    const [key, rows] = parts[part] ?? []
    if (!key || !rows) return refuse(response, { status: 404, code: 20404 })
    const meta = { page: 0, page_size: 50, next_page_url: null, key }
    answerJson(response, 200, { [key]: rows, meta })
  }

  /** One text of the list, or its pictures. */
  #answerOne(
    { resource, method, form }: { resource: string; method?: string; form: Record<string, string> },
    response: ServerResponse
  ): void {
    const [, of = '', number] = /^Messages\/(\w+)\/Media\/ME0*(\d+)$/.exec(resource) ?? []
    if (number !== undefined) return this.#answerBytes(of, Number(number), response)
    const [, sid, media] = /^Messages\/(\w+?)(\/Media.*)?\.json$/.exec(resource) ?? []
    const text = this.texts.find((known) => known.sid === sid)
    if (!text) return refuse(response, { status: 404, code: 20404 })
    if (media) return this.#answerMedia(text, method, response)
    if (method === 'GET') return answerJson(response, 200, this.#json(text))
    if (method !== 'POST' || form.Body !== '') return refuse(response, { status: 400, code: 30400 })
    if (!FINAL.includes(text.status)) return refuse(response, { status: 409, code: 20009 })
    text.body = ''
    answerJson(response, 200, this.#json(text))
  }

  #answerMedia(text: TwilioText, method: string | undefined, response: ServerResponse): void {
    if (method === 'DELETE') {
      text.pictures -= 1
      text.media.pop()
      response.writeHead(204).end()
      return
    }
    const media = Array.from({ length: text.pictures }, (_, index) => ({
      account_sid: this.accountSid,
      content_type: text.media[index]?.contentType ?? 'image/jpeg',
      parent_sid: text.sid,
      sid: `ME${String(index).padStart(32, '0')}`,
    }))
    answerJson(response, 200, { media_list: media, page: 0, page_size: 50, next_page_uri: null })
  }

  /** The provider sends whoever asks on to where the bytes are. */
  #answerBytes(sid: string, number: number, response: ServerResponse): void {
    const medium = this.texts.find((known) => known.sid === sid)?.media[number]
    if (!medium) return refuse(response, { status: 404, code: 20404 })
    if (medium.answer === 'never') return
    if (medium.answer === 'broken') return void response.destroy()
    const store = medium.answer ?? new URL(`/store/${sid}/${number}`, this.url)
    response.writeHead(307, { Location: store.href }).end()
  }

  /** Its store, or the page of something that stands in the way. */
  #answerElsewhere(path: string, response: ServerResponse): void {
    if (!path.startsWith('/store/')) return refuse(response, { status: 404, code: null })
    const [sid, number] = path.split('/').slice(2)
    const medium = this.texts.find((known) => known.sid === sid)?.media[Number(number)]
    if (!medium) return refuse(response, { status: 404, code: 20404 })
    response.writeHead(200, { 'Content-Type': medium.contentType }).end(medium.bytes)
  }

  async #send(form: Record<string, string>, response: ServerResponse): Promise<void> {
    const problem = problemOf(form)
    const fate = this.#fates.shift() ?? this.decide(form)
    if (problem !== null) return refuse(response, { status: 400, code: problem })
    const { answer } = fate
    const isTaken = fate.isTaken ?? typeof answer !== 'object'
    const text = isTaken ? this.#take(form) : null
    if (text) this.#tellLater(text, fate)
    if (answer === 'never') return
    if (fate.answerAfterMs !== undefined) {
      await sleep(fate.answerAfterMs, undefined, { signal: this.#ending.signal })
    }
    if (answer === 'broken') response.destroy()
    else if (answer) refuse(response, answer)
    else if (text) answerJson(response, 201, this.#json(text))
  }

  #take(form: Record<string, string>): TwilioText {
    const now = this.#now
    const text: TwilioText = {
      sid: newSid(),
      direction: 'outbound-api',
      from: form.From ?? null,
      to: form.To ?? '',
      body: form.Body ?? '',
      status: form.MessagingServiceSid ? 'accepted' : 'queued',
      errorCode: null,
      pictures: 0,
      media: [],
      createdAt: now,
      sentAt: null,
      messagingServiceSid: form.MessagingServiceSid ?? null,
      statusCallback: form.StatusCallback ?? null,
      told: [],
    }
    this.texts.push(text)
    return text
  }

  #tellLater(text: TwilioText, fate: SendFate): void {
    const telling = this.#tell(text, fate).finally(() => this.#open.delete(telling))
    this.#open.add(telling)
  }

  async #tell(text: TwilioText, { tells = TOLD, errorCode, becomes }: SendFate): Promise<void> {
    await sleep(0)
    text.sentAt = this.#now
    text.status = becomes ?? 'sent'
    for (const status of tells) {
      text.status = becomes ?? status
      const isFailure = status === 'undelivered' || status === 'failed'
      if (isFailure) text.errorCode = errorCode ?? null
      if (!text.statusCallback) continue
      await this.callWebhook(text.statusCallback, this.#statusFields(text, status))
      text.told.push(status)
    }
  }

  get #now(): Date {
    return new Date(this.options.now?.() ?? Date.now())
  }

  #statusFields(text: TwilioText, status: string): Record<string, string> {
    return {
      SmsSid: text.sid,
      SmsStatus: status,
      MessageStatus: status,
      To: text.to,
      MessageSid: text.sid,
      AccountSid: this.accountSid,
      From: text.from ?? this.number,
      ApiVersion: '2010-04-01',
      ...(text.messagingServiceSid && { MessagingServiceSid: text.messagingServiceSid }),
      ...(text.errorCode !== null && { ErrorCode: String(text.errorCode) }),
    }
  }

  #page(url: URL): object {
    const query = url.searchParams
    const size = Math.min(Number(query.get('PageSize') ?? 50), LARGEST_PAGE)
    const page = Number(query.get('Page') ?? 0)
    const matching = this.texts.filter((text) => matches(text, query)).reverse()
    // A page is continued behind the text its token names, so texts that come meanwhile shift nothing.
    const token = query.get('PageToken')
    const from = token ? matching.findIndex((text) => text.sid === token.slice(2)) + 1 : page * size
    const listed = matching.slice(from, from + size)
    const isLast = from + size >= matching.length
    return {
      messages: listed.map((text) => this.#json(text)),
      page,
      page_size: size,
      start: page * size,
      end: page * size + Math.max(0, listed.length - 1),
      uri: url.pathname + url.search,
      first_page_uri: pageUri(url, { Page: '0', PageSize: String(size) }),
      previous_page_uri: null,
      next_page_uri: isLast
        ? null
        : pageUri(url, {
            Page: String(page + 1),
            PageSize: String(size),
            PageToken: `PA${listed.at(-1)?.sid}`,
          }),
    }
  }

  #json(text: TwilioText): object {
    const uri = `/2010-04-01/Accounts/${this.accountSid}/Messages/${text.sid}`
    return {
      account_sid: this.accountSid,
      api_version: '2010-04-01',
      body: text.body,
      date_created: rfc2822(text.createdAt),
      date_sent: text.sentAt && rfc2822(text.sentAt),
      date_updated: rfc2822(text.sentAt ?? text.createdAt),
      direction: text.direction,
      error_code: text.errorCode,
      error_message: null,
      from: text.from,
      messaging_service_sid: text.messagingServiceSid,
      num_media: String(text.pictures),
      num_segments: String(segmentsOf(text.body)),
      price: null,
      price_unit: 'USD',
      sid: text.sid,
      status: text.status,
      subresource_uris: { media: `${uri}/Media.json` },
      to: text.to,
      uri: `${uri}.json`,
    }
  }
}

const isLong = (address: string) => address.startsWith('+')
const isShort = (address: string) => /^\d{5,6}$/.test(address)
const isSender = (address: string) => address.startsWith('rcs:')

function newSid(): string {
  return `SM${randomBytes(16).toString('hex')}`
}

function problemOf(form: Record<string, string>): number | null {
  if (!form.To) return 21604
  if (!/^\+[1-9]\d{6,14}$/.test(form.To)) return 21211
  if (!form.From && !form.MessagingServiceSid) return 21603
  if (!form.Body) return 21602
  if (form.Body.length > 1600) return 21617
  return isCallback(form.StatusCallback) && isValidity(form.ValidityPeriod) ? null : 21609
}

/** Twilio refuses a host name with an underscore. */
function isCallback(address: string | undefined): boolean {
  if (address === undefined) return true
  const host = URL.parse(address)?.hostname
  return host !== undefined && !host.includes('_')
}

function isValidity(seconds: string | undefined): boolean {
  if (seconds === undefined) return true
  return /^\d+$/.test(seconds) && Number(seconds) >= 1 && Number(seconds) <= 36_000
}

/** The three filters by date are inclusive and see only texts that were handed on. */
function matches(text: TwilioText, query: URLSearchParams): boolean {
  const [to, from] = [query.get('To'), query.get('From')]
  if ((to && text.to !== to) || (from && text.from !== from)) return false
  const [after, before] = [query.get('DateSent>'), query.get('DateSent<')]
  if (!after && !before) return true
  if (!text.sentAt) return false
  const second = Math.floor(text.sentAt.getTime() / 1000) * 1000
  return second >= Date.parse(after ?? '1970-01-01') && second <= Date.parse(before ?? '9999-01-01')
}

function pageUri(url: URL, changes: Record<string, string>): string {
  const query = new URLSearchParams(url.searchParams)
  for (const [name, value] of Object.entries(changes)) query.set(name, value)
  return `${url.pathname}?${query.toString()}`
}

function rfc2822(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000')
}

function segmentsOf(body: string): number {
  return body.length <= 160 ? 1 : Math.ceil(body.length / 153)
}

function refuse(response: ServerResponse, { status, code, headers }: Refused): void {
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
  if (code === null) return void response.writeHead(status).end('<h1>Not allowed here</h1>')
  answerJson(response, status, {
    code,
    message: ERROR_TEXTS[code] ?? `Error ${code}`,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  })
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** The status of the answer, or null when none came. */
async function post(
  url: string,
  options: { headers: Record<string, string>; body: string; signal: AbortSignal }
): Promise<number | null> {
  try {
    const response = await fetch(url, { method: 'POST', ...options })
    await response.arrayBuffer()
    return response.status
  } catch {
    return null
  }
}
