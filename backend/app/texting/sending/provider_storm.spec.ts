import app from '@adonisjs/core/services/app'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { PublicUrl } from '#app/core/answers/public_url'
import type { OutboundKind } from '#app/models/kinds'
import type { MessageDraft } from '#app/texting/sending/insert_message'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { TwilioSmsGateway } from '#app/texting/sms/twilio_sms_gateway'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'
import { Random } from '#tests/crash/random'
import { FakeTwilio, type SendFate, type TwilioText } from '#tests/fake_twilio'
import { insertPeople, type Person } from '#tests/people'
import { setLimits } from '#tests/own_limits'
import { openLine, type SendingLine } from '#tests/sending_line'
import { clock, database, freshDatabase, rows } from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'
import { clearAlarms } from '#tests/told_texts'

const SEED = Number(process.env.STORM_SEED ?? 20261121)
const NAME = `seed ${SEED}`
const TEXTS = 500
const PEOPLE = 125
const MESSAGES = 50
/** A provider that hangs for 30 seconds hangs as well when it outlasts this. */
const TIMEOUT_MS = 300
/** So often nothing is seen to change before it counts as stuck: how long all takes is up to the machine. */
const STILL_STEPS = 500
/** Codes are redacted and replies written elsewhere: those jobs die in a long storm. */
const OURS = `kind not in ('redact_texts', 'reply')`
const WEDNESDAY_NOON = Date.parse('2026-11-18T17:00:00Z')

const CODES = [
  20003, 20005, 20429, 21211, 21408, 21608, 21610, 21612, 21614, 14107, 30001, 30002, 30003, 30004,
  30005, 30006, 30007, 30008, 30022, 30032, 30034, 39999,
]
/** One reply at most for each person: there is one draft a conversation. */
const KINDS: OutboundKind[] = [
  'reply',
  'scheduled',
  'scheduled_now',
  'notice',
  'keyword_answer',
  'crisis',
  'code',
]
const CHARGED: OutboundKind[] = ['reply', 'scheduled', 'scheduled_now']
const TALK: OutboundKind[] = [...CHARGED, 'notice', 'crisis']
const ENDS = ['delivered', 'undelivered']
const TRIED_AGAIN = [20429, 14107, 30001, 30022, 30003, 30008, 30032, 30034]

/** Everything a provider may do with a request to send, with how often of a hundred. */
const FATES: [number, (random: Random) => SendFate][] = [
  [32, () => ({})],
  [6, () => ({ answer: 'broken' })],
  [5, () => ({ answer: 'broken', tells: [], becomes: 'delivered' })],
  [3, () => ({ answer: 'broken', isTaken: false })],
  [4, () => ({ answer: 'never', tells: ['sent', 'delivered'] })],
  [3, () => ({ answer: 'never', tells: [], becomes: 'delivered' })],
  [3, () => ({ answer: 'never', isTaken: false })],
  [4, () => ({ answer: { status: 500, code: 20500 } })],
  [3, () => ({ answer: { status: 500, code: 20500 }, isTaken: true })],
  [3, () => ({ answer: { status: 503, code: 20500 }, isTaken: true, tells: ['sent'] })],
  [5, () => tooMany()],
  [5, () => ({ answerAfterMs: 100 })],
  [3, () => ({ answerAfterMs: 100, tells: ['undelivered'], errorCode: 30003 })],
  [4, () => ({ tells: ['delivered', 'sent', 'queued'], becomes: 'delivered' })],
  [3, () => ({ tells: ['queued', 'queued', 'sent', 'sent', 'delivered', 'delivered'] })],
  [4, () => ({ tells: [], becomes: 'delivered' })],
  [2, () => ({ tells: ['queued', 'sent'] })],
  [6, (random) => undelivered(random.pick(CODES))],
  [2, (random) => ({ answer: { status: 400, code: random.pick(CODES) } })],
]

const tooMany = (): SendFate => ({
  answer: { status: 429, code: 20429, headers: { 'Retry-After': '1' } },
})
const undelivered = (errorCode: number): SendFate => ({
  tells: ['queued', 'sent', 'undelivered', 'undelivered'],
  errorCode,
})

function fateBy(random: Random): SendFate {
  let left = random.next() * FATES.reduce((sum, [share]) => sum + share, 0)
  for (const [share, fate] of FATES) {
    left -= share
    if (left < 0) return fate(random)
  }
  return {}
}

/** Every other second try is lost like the first. */
function fateAfter(last: SendFate | undefined, random: Random): SendFate {
  const isSecondTry = TRIED_AGAIN.includes(last?.errorCode ?? 0)
  return isSecondTry && random.next() < 0.5 ? undelivered(30003) : fateBy(random)
}

/** The one part of a body that no other text has. */
const wordOf = (body: string) => /\bw\d{3}\b/.exec(body)?.[0] ?? ''
const phoneOf = (index: number) =>
  index % 5 === 0 ? `+4477009${String(10_000 + index)}` : `+1202${String(5_550_000 + index)}`

interface Row {
  id: number
  kind: string
  body: string
  state: string
  message_sid: string | null
  error_code: number | null
  charge_key: string | null
  conversation_id: number | null
  dedup_key: string
  sending_at: number | null
}

test.group('A storm at the provider', (group) => {
  freshDatabase(group)
  let ahead = 0
  let twilio: FakeTwilio
  let lines: SendingLine[]
  let people: (Person & { conversationId: number })[]

  group.each.setup(() => setLimits('sends', { timeoutMs: TIMEOUT_MS }))
  group.each.setup(async () => {
    const startedAt = performance.now()
    ahead = 0
    // It runs in step with the real one, which connections and callbacks follow, and can be moved ahead.
    clock.now = () => Math.floor(WEDNESDAY_NOON + performance.now() - startedAt + ahead)
    const { value: authToken } = await app.container.make(WebhookSecret)
    twilio = await FakeTwilio.start({ authToken, now: () => clock.now() })
    lines = [await line(), await line()]
    people = await strangersNoMore()
    return async () => {
      await Promise.all(lines.flatMap(({ loop, worker }) => [loop.stop(), worker.stop()]))
      await twilio.close()
      Reflect.deleteProperty(clock, 'now')
    }
  })

  async function line(): Promise<SendingLine> {
    const publicUrl = await app.container.make(PublicUrl)
    const gateway = new TwilioSmsGateway({
      accountSid: twilio.accountSid,
      authToken: twilio.authToken,
      phoneNumber: twilio.number,
      messagingServiceSid: '',
      apiBaseUrl: twilio.url,
      timeoutMs: TIMEOUT_MS,
      statusCallback: (id) => publicUrl.to(`/api/twilio/status?id=${id}`),
    })
    return openLine(gateway)
  }

  async function strangersNoMore() {
    const inserted = await insertPeople(app, { count: PEOPLE, messages: MESSAGES, phoneOf })
    const conversations = await rows<{ id: number; user_id: number }>(
      'select id, user_id from conversations'
    )
    const idOf = new Map(conversations.map((row) => [row.user_id, row.id]))
    return inserted.map((person) => ({ ...person, conversationId: idOf.get(person.id) ?? 0 }))
  }

  /** What becomes of a text depends on its words and how often they were asked for, not on who came first. */
  function storm(): void {
    const fates = new Map<string, SendFate[]>()
    twilio.decide = ({ Body = '' }) => {
      const word = wordOf(Body)
      const earlier = fates.get(word) ?? []
      const random = new Random(SEED + Number(word.slice(1)) * 101 + earlier.length)
      const fate = fateAfter(earlier.at(-1), random)
      fates.set(word, [...earlier, fate])
      return fate
    }
  }

  function draftOf(index: number): MessageDraft {
    const kind = KINDS[index % KINDS.length] ?? 'reply'
    const person = people[index % PEOPLE]
    if (!person) throw new Error('nobody')
    const key = `storm:${index}`
    return {
      kind,
      to: person.phone,
      body: `Your word is w${100 + index}`,
      userId: kind === 'code' ? null : person.id,
      conversationId: TALK.includes(kind) ? person.conversationId : null,
      dedupKey: key,
      validMs: 2 * HOUR,
      ...(CHARGED.includes(kind) && { chargeKey: key }),
    }
  }

  async function write(draft: MessageDraft, { send }: SendingLine): Promise<number> {
    const allowance = await app.container.make(Allowance)
    const id = await (
      await database()
    ).transaction(async (tx) => {
      const { chargeKey: key, userId } = draft
      if (key && userId) await allowance.reserve(tx, { userId, key })
      return send.queue(tx, draft)
    })
    return id ?? 0
  }

  /** Codes go within their request, replies when their job lets them, all others at once. */
  async function textEverybody(): Promise<void> {
    const inRequests: Promise<void>[] = []
    for (let index = 0; index < TEXTS; index++) {
      const at = lines[index % lines.length]
      if (!at) throw new Error('no line')
      const draft = draftOf(index)
      const id = await write(draft, at)
      if (draft.kind === 'reply') await at.send.release(id)
      if (draft.kind === 'code') inRequests.push(askForCode(id, draft, at))
    }
    await Promise.all(inRequests)
  }

  /** A code that could not leave within its request is given up: nobody has its digits any more. */
  async function askForCode(id: number, { body }: MessageDraft, { send }: SendingLine) {
    await send.deliver(id, body)
    const settle = await app.container.make(SettleSend)
    const [row] = await rows<{ state: string }>('select state from messages where id = ?', id)
    if (row?.state !== 'queued') return
    const failure = { reason: 'the code could not be sent in time', errorCode: null }
    await (await database()).transaction((tx) => settle.failed(tx, id, failure))
  }

  async function countBusy(): Promise<number> {
    const [row] = await rows<{ count: number | string }>(
      `select (select count(*) from messages where state = 'sending' and sending_at > ?)
         + (select count(*) from messages where state = 'queued' and is_held = false and due_at <= ?)
         + (select count(*) from jobs where ${OURS} and (status = 'running' or run_at <= ?)) as count`,
      clock.now() - TIMEOUT_MS * 2,
      clock.now(),
      clock.now()
    )
    return Number(row?.count)
  }

  async function areAllEnded(): Promise<boolean> {
    await twilio.settled()
    await clearAlarms()
    const [open] = await rows<{ count: number | string }>(
      `select count(*) as count from messages where state in ('queued', 'sending')`
    )
    return Number(open?.count) === 0
  }

  /** Until nothing is under way, and nothing that time would bring. */
  async function untilQuiet(): Promise<void> {
    for (let still = 0, seen = ''; still < STILL_STEPS; still++) {
      await new Promise((later) => setTimeout(later, 60))
      const busy = await countBusy()
      if (busy === 0 && (await areAllEnded())) return
      ahead += busy > 0 ? allRestMs() : Math.max(MINUTE, (await nextDueAt()) - clock.now())
      const sight = `${busy} ${twilio.sends.length}`
      if (sight !== seen) still = 0
      seen = sight
    }
    throw new Error(`it never became quiet: ${JSON.stringify(await jobsLeft())}`)
  }

  /** The provider answers so little that they wait, up to a minute each time. */
  const allRestMs = () => Math.min(...lines.map(({ health }) => health.restMs))

  async function nextDueAt(): Promise<number> {
    const [next] = await rows<{ at: number | string | null }>(
      `select min(at) as at from (
         select min(run_at) as at from jobs where status = 'pending'
         union all
         select min(due_at) from messages where state = 'queued' and is_held = false
       ) as next`
    )
    return Number(next?.at ?? 0)
  }

  /** Half a day later what no callback told has been asked for. */
  async function reconcile(): Promise<void> {
    ahead += 12 * HOUR
    const [first] = lines
    for (let payload: object = {}, runs = 0; runs < 5; runs++) {
      payload = (await first?.reconcile.execute(payload))?.payload ?? {}
      if (!('after' in payload)) return
    }
    throw new Error('reconciling never came to its end')
  }

  test('500 texts: none goes twice, every one ends, and what it stands for with it', async ({
    assert,
  }) => {
    storm()
    for (const { loop, worker } of lines) {
      loop.start()
      await worker.start()
    }
    await textEverybody()
    await untilQuiet()
    const toldOnly = await outboundRows()
    await reconcile()
    await untilQuiet()
    const [all, taken] = [await outboundRows(), takenOnce(assert, twilio.sent)]
    triedAgainOnce(assert, all)
    endAsTheyDid(assert, all, taken)
    believeWhatIsTold(assert, toldOnly, taken)
    await chargeWhatWent(assert, all)
    await countWhatWent(assert, all)
    assert.deepEqual(await jobsLeft(), [], NAME)
    // It blew from every side.
    const states = new Set(all.map(({ state }) => state))
    assert.sameMembers([...states], ['delivered', 'sent', 'undelivered', 'failed', 'unknown'])
    assert.isAbove(twilio.sends.length, TEXTS * 0.8)
  }).timeout(600_000)
})

const jobsLeft = () => rows(`select kind, status, last_error from jobs where ${OURS}`)

const outboundRows = () =>
  rows<Row>(
    `select id, kind, body, state, message_sid, error_code, charge_key, conversation_id, dedup_key,
       sending_at from messages where direction = 'outbound' order by id`
  )

/** The texts the provider took, by our id, which stands in the address of their callback. */
function takenOnce(assert: Assert, sent: TwilioText[]): Map<number, TwilioText> {
  const taken = new Map<number, TwilioText>()
  for (const text of sent) {
    const id = Number(new URL(text.statusCallback ?? '').searchParams.get('id'))
    assert.isFalse(taken.has(id), `${NAME}: ${text.body} was taken twice`)
    taken.set(id, text)
  }
  return taken
}

/** Nobody gets the same words twice, but for the one second try of a text that surely did not arrive. */
function triedAgainOnce(assert: Assert, all: Row[]): void {
  const seconds = all.filter(({ dedup_key: key }) => key.startsWith('again:'))
  for (const { dedup_key: key, body } of seconds) {
    const first = all.find(({ id }) => key === `again:${id}`)
    if (!first) throw new Error(`${NAME}: ${body} follows nothing`)
    assert.match(first.state, /^(undelivered|failed)$/, `${NAME}: ${body}`)
    assert.include(TRIED_AGAIN, first.error_code ?? 0, `${NAME}: ${body}`)
    assert.equal(wordOf(body), wordOf(first.body))
    assert.notEqual(first.kind, 'code')
    assert.notMatch(first.dedup_key, /^again:/, `${NAME}: a third try of ${body}`)
  }
  assert.isAbove(seconds.length, 3)
  assert.lengthOf(all, TEXTS + seconds.length)
}

/** Every row says what really became of its text. */
function endAsTheyDid(assert: Assert, all: Row[], taken: Map<number, TwilioText>): void {
  for (const { id, state, body, message_sid: sid } of all) {
    const text = taken.get(id)
    const ends = text ? [text.status] : ['failed', 'unknown']
    assert.include(ends, state, `${NAME}: ${body}`)
    if (text) assert.equal(sid, text.sid, `${NAME}: ${body}`)
  }
}

/** What a callback told is believed at once and for good, whatever came after it. */
function believeWhatIsTold(assert: Assert, toldOnly: Row[], taken: Map<number, TwilioText>): void {
  for (const { id, state, body } of toldOnly) {
    const end = taken.get(id)?.told.find((status) => ENDS.includes(status))
    if (end) assert.equal(state, end, `${NAME}: ${body}`)
  }
}

/** A charge is kept for what went, and given back for all else: nobody has four that cost something. */
async function chargeWhatWent(assert: Assert, all: Row[]): Promise<void> {
  const charges = await rows<{ charge_key: string; sum: number | string }>(
    `select charge_key, sum(amount) as sum from allowance_entries where entry <> 'grant'
     group by charge_key`
  )
  const sums = new Map(charges.map((row) => [row.charge_key, Number(row.sum)]))
  for (const { charge_key: key, state, body } of all) {
    if (key === null) continue
    const kept = state === 'sent' || state === 'delivered' ? -1 : 0
    assert.equal(sums.get(key), kept, `${NAME}: the charge of ${body} (${state})`)
  }
}

async function countWhatWent(assert: Assert, all: Row[]): Promise<void> {
  const conversations = await rows<{ id: number; from_girlfriend: number }>(
    'select id, from_girlfriend from conversations'
  )
  for (const { id, from_girlfriend: count } of conversations) {
    const begun = all.filter((row) => row.conversation_id === id && row.sending_at !== null)
    assert.equal(count, begun.length, `${NAME}: conversation ${id}`)
  }
}
