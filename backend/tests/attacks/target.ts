import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { Database } from '#app/core/database/database'
import type { Role } from '#app/core/sessions/roles'
import { SESSION_COOKIE } from '#app/core/sessions/session_guard'
import { Sessions } from '#app/core/sessions/sessions'
import { Outsider } from '#tests/attacks/outsider'
import { BASE } from '#tests/attacks/settings'
import type { FakeStripe } from '#tests/fake_stripe'
import type { FakeTwilio } from '#tests/fake_twilio'
import type { Person } from '#tests/people'
import type { ServerChild } from '#tests/server_child'

export const PASSWORD = 'correct horse 7'

export interface Member extends Person {
  email: string
  /** Logged in. */
  browser: Outsider
}

interface Parts {
  app: ApplicationService
  server: ServerChild
  twilio: FakeTwilio
  stripe: FakeStripe
  isReal: boolean
  /** Nobody has attacked them yet. */
  people: Person[]
}

/** The server under attack: what outsiders reach of it, and what shows whether they gained anything. */
export class Target {
  #networks = 0

  constructor(private readonly parts: Parts) {}

  get isReal(): boolean {
    return this.parts.isReal
  }

  get twilio(): FakeTwilio {
    return this.parts.twilio
  }

  get stripe(): FakeStripe {
    return this.parts.stripe
  }

  get port(): number {
    return Number(new URL(this.parts.server.url).port)
  }

  /** From an address in a network nobody else is in, unless one is given. */
  outsider(address = this.#newAddress()): Outsider {
    return new Outsider(this.port, address)
  }

  /** Somebody who sits at the machine. */
  operator(): Outsider {
    return new Outsider(this.port, null)
  }

  async member(): Promise<Member> {
    const person = this.parts.people.pop()
    if (!person) throw new Error('more people are needed')
    const [row] = await this.rows<{ email: string }>(
      'update users set password = ? where id = ? returning email',
      await (await this.parts.app.container.make('hash')).make(PASSWORD),
      person.id
    )
    const browser = await this.loggedIn(person.id)
    return { ...person, email: row?.email ?? '', browser }
  }

  /** `isConfirmed`: whether the second factor was given. */
  async staff(role: Role, isConfirmed = true): Promise<Member> {
    const member = await this.member()
    await this.rows('update users set role = ? where id = ? returning id', role, member.id)
    return { ...member, browser: await this.loggedIn(member.id, isConfirmed) }
  }

  /** A browser behind a session of its own. */
  async loggedIn(userId: number, isConfirmed = false): Promise<Outsider> {
    const sessions = await this.parts.app.container.make(Sessions)
    const token = await sessions.open(userId, null)
    const visit = await sessions.find(token)
    const confirmed = isConfirmed && visit ? await sessions.confirm(visit.sessionId) : null
    const browser = this.outsider()
    browser.cookies.set(SESSION_COOKIE, confirmed ?? token)
    return browser
  }

  async rows<Row = Record<string, any>>(
    query: string,
    ...values: (string | number)[]
  ): Promise<Row[]> {
    const { read } = await this.parts.app.container.make(Database)
    return read.all<Row>(query, ...values)
  }

  /** Of a query that answers one `count`. */
  async count(query: string, ...values: (string | number)[]): Promise<number> {
    const [row] = await this.rows<{ count: number | string }>(query, ...values)
    return Number(row?.count ?? 0)
  }

  /** How many texts that hold a code went to numbers with this beginning. */
  codesTo(prefix: string): Promise<number> {
    if (this.isReal) return Promise.resolve(this.#realCodesTo(prefix).length)
    return this.count(
      `select count(*) as count from messages where kind = 'code' and phone like ? and sent_at is not null`,
      `${prefix}%`
    )
  }

  /** The digits last texted to this number; empty when there are none. */
  async digitsTo(phone: string): Promise<string> {
    const bodies = this.isReal
      ? this.#realCodesTo(phone)
      : (await this.operator().get(`/api/simulator/phones/${encodeURIComponent(phone)}`)).json.texts
          .filter(({ side }: { side: string }) => side === 'theirs')
          .map(({ body }: { body: string }) => body)
    return /code is (\d{6})/.exec(bodies.at(-1) ?? '')?.[1] ?? ''
  }

  /** How many of her own texts reached this number. */
  async textsTo(phone: string): Promise<number> {
    if (this.isReal) return this.twilio.sent.filter(({ to }) => to === phone).length
    return this.count(
      `select count(*) as count from simulated_texts where phone = ? and side = 'theirs'`,
      phone
    )
  }

  /** A text to our number, told to the webhook as the provider tells it. */
  async text(from: string, body: string): Promise<void> {
    if (this.isReal) {
      await this.webhook({ from, body })
      return
    }
    await this.operator().post('/api/simulator/texts', { phone: from, body })
  }

  /** The webhook of an incoming text; signed as it should be unless another signature is given. */
  async webhook(
    text: { from: string; body: string; sid?: string },
    signature?: string
  ): Promise<number> {
    const path = '/api/twilio/inbound'
    const fields = this.twilio.inboundFields({ ...text, sid: text.sid ?? newSid() })
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? this.twilio.sign(BASE + path, fields),
    }
    const raw = new URLSearchParams(fields).toString()
    return (await this.outsider().call('POST', path, { raw, headers })).status
  }

  /** A visitor who asked for a code and typed it, as anybody who signs up. */
  async verified(phone: string): Promise<{ visitor: Outsider; isVerified: boolean }> {
    const visitor = this.outsider()
    const asked = await visitor.post('/api/send-verification', { phoneNumber: phone })
    if (asked.status !== 200) return { visitor, isVerified: false }
    const body = { phoneNumber: phone, verificationCode: await this.digitsTo(phone) }
    const { status } = await visitor.post('/api/verify-phone', body)
    return { visitor, isVerified: status === 200 }
  }

  /** Whether it becomes so within that time. */
  async becomes(isSo: () => Promise<boolean>, withinMs = 20_000): Promise<boolean> {
    for (const until = Date.now() + withinMs; Date.now() < until;) {
      if (await isSo()) return true
      await sleep(100)
    }
    return isSo()
  }

  /** Whether the server answers a probe while it is under attack. */
  async isAlive(): Promise<boolean> {
    const probe = this.operator().get('/health/live')
    const late = sleep(5000, null, { ref: false })
    return (await Promise.race([probe, late]))?.status === 200
  }

  /** What one attack used up must not be what stops the next. */
  async forgetAttacks(): Promise<void> {
    for (const table of ['rate_limits', 'verification_codes', 'spending', 'alarms']) {
      await this.rows(`delete from ${table} returning 1`)
    }
  }

  #realCodesTo(prefix: string): string[] {
    return this.twilio.sent
      .filter(({ to, body }) => to.startsWith(prefix) && /code is \d/.test(body))
      .map(({ body }) => body)
  }

  #newAddress(): string {
    const network = ++this.#networks
    return `${20 + Math.floor(network / 250)}.${network % 250}.7.9`
  }
}

export function newSid(): string {
  return `SM${randomBytes(16).toString('hex')}`
}

/** A number somebody may have in their hand; no two the same. */
let numbers = 0
export function newPhone(area = '415'): string {
  const number = ++numbers
  return `+1${area}${String(623 + (number % 300))}${String(4000 + number).slice(-4)}`
}

export function signUpOf(phone: string, more: object = {}): object {
  return {
    email: `new${phone.slice(1)}@example.com`,
    password: PASSWORD,
    countryCode: '+1',
    phone,
    smsConsent: true,
    dateOfBirth: '1990-05-17',
    ...more,
  }
}
