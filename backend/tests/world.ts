import app from '@adonisjs/core/services/app'
import hash from '@adonisjs/core/services/hash'
import type { Group } from '@japa/runner/core'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Moderation } from '#app/safety/moderation/moderation'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobWorker } from '#app/core/jobs/job_worker'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import { SESSION_COOKIE } from '#app/core/sessions/session_guard'
import { Sessions } from '#app/core/sessions/sessions'
import { Threads } from '#app/core/threads/threads'
import { CreateGirlfriend } from '#app/people/girlfriends/create_girlfriend'
import type { GirlfriendInput } from '#app/people/girlfriends/contract'
import { LanguageModel } from '#app/companion/voice/language_model'
import { PictureReader } from '#app/conversations/pictures/picture_reader'
import { ReadInbox } from '#app/conversations/inbound/read_inbox'
import {
  type InboundText,
  type Received,
  ReceiveMessage,
} from '#app/conversations/inbound/receive_message'
import { ProviderHealth } from '#app/texting/sms/provider_health'
import { SendLoop } from '#app/texting/sending/send_loop'
import { SmsGateway } from '#app/texting/sms/sms_gateway'
import { emptyDatabase, giveConsent } from '#tests/people'
import { threadsHere } from '#tests/thinking_here'
import {
  FakeClock,
  FakeLanguageModel,
  FakeModeration,
  FakePictureReader,
  FakeSmsGateway,
} from '#tests/fakes'

export const clock = new FakeClock()
export const sms = new FakeSmsGateway(clock)
export const model = new FakeLanguageModel()
export const moderation = new FakeModeration()
export const pictureReader = new FakePictureReader()

/**
 * No test can reach a provider: every gateway is a fake before the
 * first one is asked for. What is read is read in this process.
 */
export function fakeEverything(): void {
  app.container.swap(Clock, () => clock)
  app.container.swap(SmsGateway, () => sms)
  app.container.swap(LanguageModel, () => model)
  app.container.swap(Moderation, () => moderation)
  app.container.swap(PictureReader, () => pictureReader)
  app.container.swap(Threads, threadsHere)
}

/** An empty database, noon on a Wednesday and silent fakes. */
export async function beginAnew(): Promise<void> {
  await emptyDatabase(app)
  clock.reset()
  sms.reset()
  model.reset()
  moderation.reset()
  pictureReader.looksWith = undefined
  // What the texts of the test before met is forgotten with them.
  const health = await app.container.make(ProviderHealth)
  health.tell(null)
}

/** Every test of the group begins anew. */
export function freshDatabase(group: Group): void {
  group.each.setup(beginAnew)
}

export const database = (): Promise<Database> => app.container.make(Database)

export async function rows<Row = Record<string, unknown>>(
  query: string,
  ...values: (string | number)[]
): Promise<Row[]> {
  return (await database()).read.all<Row>(query, ...values)
}

/** Runs what is due now, and what that makes due. */
export async function runDue(): Promise<void> {
  const worker = await app.container.make(JobWorker)
  const loop = await app.container.make(SendLoop)
  for (;;) {
    const done = (await worker.runDue()) + (await loop.runDue())
    if (done === 0) return
  }
}

/**
 * Lets time pass in steps, running what falls due on the
 * way. A step before anything can be due costs nothing.
 */
export async function pass(ms: number, stepMs = 1000): Promise<void> {
  await runDue()
  let dueAt = await nextDueAt()
  for (let passed = 0; passed < ms; passed += stepMs) {
    clock.advance(Math.min(stepMs, ms - passed))
    if (clock.now() < dueAt) continue
    await runDue()
    dueAt = await nextDueAt()
  }
}

/** The earliest job, or the earliest end of a draft. A text in line may go at any step. */
async function nextDueAt(): Promise<number> {
  const [next] = await rows<{ at: number | string | null }>(
    `select min(at) as at from (
       select min(run_at) as at from jobs where status = 'pending'
       union all
       select min(case when is_held then expires_at else 0 end) from messages where state = 'queued'
     ) as next`
  )
  return Number(next?.at ?? Infinity)
}

export interface TestUser {
  id: number
  email: string
  phone: string
  cookie: string
}

export const PASSWORD = 'correct horse 7'
let hashed: Promise<string> | undefined
let count = 0

interface UserWishes {
  email?: string
  phone?: string
  role?: string
  firstName?: string | null
  timeZone?: string
  dateOfBirth?: string | null
  messages?: number
}

/** A person who signed up and verified their phone. */
export async function signedUpUser(wishes: UserWishes = {}): Promise<TestUser> {
  count++
  const email = wishes.email ?? `person${count}@example.com`
  const phone = wishes.phone ?? `+1202555${String(1000 + count).slice(-4)}`
  const id = await insertUser({ ...wishes, email, phone })
  const allowance = await app.container.make(Allowance)
  const { read } = await database()
  await allowance.grant(read, { userId: id, amount: wishes.messages ?? 10, key: `signup:${id}` })
  return { id, email, phone, cookie: await cookieOf(id) }
}

async function insertUser(wishes: UserWishes & { email: string; phone: string }): Promise<number> {
  const phoneKey = await keyOf(wishes.phone)
  const now = clock.now()
  const [row] = await rows<{ id: number }>(
    `insert into users (email, email_key, password, country_code, phone, phone_key, first_name, role,
       date_of_birth, time_zone, is_seeded, created_at, updated_at)
     values (?, ?, ?, '+1', ?, ?, ?, ?, ?, ?, false, ?, ?) returning id`,
    wishes.email,
    wishes.email.toLowerCase(),
    await (hashed ??= hash.make(PASSWORD)),
    wishes.phone,
    phoneKey,
    (wishes.firstName === undefined ? 'Sam' : wishes.firstName) as string,
    wishes.role ?? 'user',
    (wishes.dateOfBirth === undefined ? '1990-05-17' : wishes.dateOfBirth) as string,
    wishes.timeZone ?? 'America/New_York',
    now,
    now
  )
  const id = row?.id ?? 0
  await giveConsent((await database()).read, { id, phoneKey, at: now })
  return id
}

export const keyOf = async (phone: string) => (await app.container.make(PhoneKeys)).of(phone)

/** The Cookie header of a session opened for this user; one of staff has given the second factor. */
export async function cookieOf(userId: number): Promise<string> {
  const sessions = await app.container.make(Sessions)
  const token = await sessions.open(userId, null)
  const visit = await sessions.find(token)
  if (!visit?.user || visit.user.grantedRole === 'user') return `${SESSION_COOKIE}=${token}`
  return `${SESSION_COOKIE}=${await sessions.confirm(visit.sessionId)}`
}

/** As after the password alone. */
export async function unconfirmedCookieOf(userId: number): Promise<string> {
  const sessions = await app.container.make(Sessions)
  return `${SESSION_COOKIE}=${await sessions.open(userId, null)}`
}

export const VALENTINA: GirlfriendInput = {
  name: 'Valentina',
  age: 24,
  personality: 'flirty',
  interests: ['Travel', 'Cooking'],
  communicationStyle: 'casual',
  relationshipStyle: 'girlfriend',
  image: 'valentina',
}

/** A person with a companion whose first text has gone out. */
export async function onboardedUser(wishes: UserWishes = {}): Promise<TestUser> {
  const user = await signedUpUser(wishes)
  const createGirlfriend = await app.container.make(CreateGirlfriend)
  await createGirlfriend.execute(user.id, VALENTINA)
  await runDue()
  return user
}

let sidCount = 0

export function newSid(): string {
  return `SMin${String(++sidCount).padStart(30, '0')}`
}

/** A text of this person as the webhook hands it on, not read yet. */
export async function unreadText(
  from: { phone: string },
  body: string,
  more: Partial<InboundText> = {}
): Promise<Received> {
  const receive = await app.container.make(ReceiveMessage)
  return receive.execute({ sid: newSid(), from: from.phone, body, pictures: 0, ...more })
}

/** A text of this person, read as the job would a moment later. */
export async function text(
  from: { phone: string },
  body: string,
  more: Partial<InboundText> = {}
): Promise<Received> {
  const received = await unreadText(from, body, more)
  const readInbox = await app.container.make(ReadInbox)
  await readInbox.execute({ phoneKey: await keyOf(from.phone) })
  return received
}

/** Says it and has it answered. */
export async function say(user: TestUser, body: string): Promise<void> {
  await text(user, body)
  await pass(60_000)
}

/** Says one after another, each remembered before the next. */
export async function tell(user: TestUser, ...bodies: string[]): Promise<void> {
  for (const body of bodies) {
    await text(user, body)
    await pass(120_000, 2000)
  }
}

/** What this person was texted after her first words. */
export const answersTo = ({ phone }: TestUser) => sms.textsTo(phone).slice(1)
