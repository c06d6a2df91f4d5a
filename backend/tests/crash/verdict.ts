import type { ApplicationService } from '@adonisjs/core/types'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { TOO_LATE } from '#app/texting/gate/objections'
import type { ChaosPlan, Told } from '#tests/crash/scene'
import type { FakeTwilio, TwilioText } from '#tests/fake_twilio'
import type { Person } from '#tests/people'

export interface Verdict {
  stored: number
  /** Texts the provider was asked to tell again, and gave up on. */
  putOff: number
  replies: number
  /** Texts without a reply for a reason on record, by that reason. */
  unanswered: Record<string, number>
  /** Everything that must not be, in plain words. */
  problems: string[]
}

interface MessageRow {
  id: number
  conversation_id: number | null
  user_id: number | null
  phone: string
  direction: 'inbound' | 'outbound'
  kind: string
  body: string
  state: string
  reason: string | null
  message_sid: string | null
  covers_until: number | null
  answered_by: number | null
  charge_key: string | null
  sending_at: number | null
  created_at: number
}

const FINAL = ['sent', 'delivered', 'undelivered', 'failed', 'unknown']
const ARRIVED = ['sent', 'delivered']
/** A START brings her hello where none of her words have left. */
const KINDS = ['reply', 'outage', 'stop_answer', 'keyword_answer', 'first_text']
const STOP = 'STOP'
const START = 'START'
/** Between our last look at the consent and the provider's clock lies at most the time limit of a send. */
const ON_ITS_WAY_MS = 2000

/** Compares what the provider saw with what the database says. */
export async function judge(
  app: ApplicationService,
  twilio: FakeTwilio,
  { people, told, plan }: { people: Person[]; told: readonly Told[]; plan: ChaosPlan }
): Promise<Verdict> {
  const { read } = await app.container.make(Database)
  const rows = await read.all<MessageRow>(
    `select id, conversation_id, user_id, phone, direction, kind, body, state, reason, message_sid,
       covers_until, answered_by, charge_key, sending_at, created_at from messages order by id`
  )
  const inbound = rows.filter((row) => row.direction === 'inbound')
  const outbound = rows.filter((row) => row.direction === 'outbound')
  const taken = byOwnId(twilio.sent)
  const silences = silencesOf(inbound, outbound)
  return {
    stored: inbound.length,
    putOff: told.filter(({ status }) => status === 503).length,
    replies: outbound.filter((row) => row.kind === 'reply' && ARRIVED.includes(row.state)).length,
    unanswered: countReasons(silences),
    problems: [
      ...intakeProblems(inbound, twilio.received),
      ...told
        .filter(({ status }) => !isAnswerOfOurs(status))
        .map(({ status }) => `answered ${status}`),
      ...answerProblems(outbound, taken),
      ...silences
        .filter(({ reason }) => reason === null || (reason === TOO_LATE && !plan.hurts.clocks))
        .map(({ problem }) => problem),
      ...stateProblems(outbound, taken),
      ...stopProblems(outbound, { taken, told }),
      ...(await jobProblems(read)),
      ...(await chargeProblems(app, people, outbound)),
    ],
  }
}

/** What the provider took, by the id of ours that came with it. */
function byOwnId(sent: TwilioText[]): Map<number, TwilioText[]> {
  return Map.groupBy(sent, (text) =>
    Number(new URL(text.statusCallback ?? '').searchParams.get('id'))
  )
}

/** Taken, or: try again. */
function isAnswerOfOurs(status: number | null): boolean {
  return status === null || status === 200 || status === 503
}

function intakeProblems(inbound: MessageRow[], received: TwilioText[]): string[] {
  const stored = Map.groupBy(inbound, (row) => row.message_sid)
  return received.flatMap(({ sid, body }) => {
    const rows = stored.get(sid) ?? []
    if (rows.length === 0) return [`lost: ${sid} "${body}"`]
    if (rows.length > 1) return [`stored twice: ${sid} "${body}"`]
    return rows[0]?.body === body ? [] : [`stored with other words: ${sid} "${body}"`]
  })
}

/** One text of ours is taken once, and no two replies that were taken cover the same texts. */
function answerProblems(outbound: MessageRow[], taken: Map<number, TwilioText[]>): string[] {
  const twice = [...taken].filter(([, texts]) => texts.length > 1)
  const conversations = Map.groupBy(
    outbound.filter(({ id, kind }) => kind === 'reply' && taken.has(id)),
    (row) => row.conversation_id
  )
  const overlapping = [...conversations.values()].flatMap((replies) =>
    replies.filter(
      (reply, index) =>
        index > 0 && (reply.covers_until ?? 0) <= (replies[index - 1]?.covers_until ?? 0)
    )
  )
  return [
    ...twice.map(([id, texts]) => `sent ${texts.length} times: message ${id}`),
    ...overlapping.map(({ id }) => `answered twice: message ${id} covers nothing new`),
  ]
}

interface Silence {
  /** Null when nothing says why. */
  reason: string | null
  problem: string
}

function silencesOf(inbound: MessageRow[], outbound: MessageRow[]): Silence[] {
  const byId = new Map(outbound.map((row) => [row.id, row]))
  const ofPhone = Map.groupBy(inbound, ({ phone }) => phone)
  return inbound.flatMap((row) => {
    const reply = byId.get(row.answered_by ?? 0)
    if (row.kind === 'keyword' || (reply && ARRIVED.includes(reply.state))) return []
    const texts = ofPhone.get(row.phone) ?? []
    const reason = reply?.reason ?? consentReason(row, texts)
    const problem = `no reply: text ${row.id}, covered by ${reply?.id} (${reply?.state}, ${reason})`
    return [{ reason, problem: `${problem}; they wrote ${historyOf(texts)}` }]
  })
}

function consentReason(row: MessageRow, texts: MessageRow[]): string | null {
  if (isUnderStop(row, texts)) return 'they said STOP'
  // Its webhook was lost, and the provider's list told of it after the START.
  const starts = texts.filter(({ kind, body }) => kind === 'keyword' && body === START)
  const isOlder = starts.some(({ id, created_at: at }) => id < row.id && at > row.created_at)
  return isOlder ? 'written before START' : null
}

/** A STOP stood before it, or came before it was answered. */
function isUnderStop(row: MessageRow, texts: MessageRow[]): boolean {
  const keywords = texts.filter(({ kind }) => kind === 'keyword')
  const before = keywords.filter(({ id }) => id < row.id).at(-1)
  return before?.body === STOP || keywords.some(({ id, body }) => id > row.id && body === STOP)
}

function historyOf(texts: MessageRow[]): string {
  return texts.map(({ id, kind, body }) => `${id} ${kind === 'keyword' ? body : kind}`).join(', ')
}

function countReasons(silences: Silence[]): Record<string, number> {
  const reasons = Map.groupBy(silences, ({ reason }) => reason ?? 'none')
  return Object.fromEntries([...reasons].map(([reason, those]) => [reason, those.length]))
}

function stateProblems(outbound: MessageRow[], taken: Map<number, TwilioText[]>): string[] {
  return outbound.flatMap(({ id, kind, state, reason, message_sid: sid }) => {
    const problems: string[] = []
    const text = taken.get(id)?.[0]
    const hasArrived = ARRIVED.includes(state)
    if (!FINAL.includes(state)) problems.push(`not at an end: message ${id} is ${state}`)
    if (!hasArrived && reason === null) problems.push(`${state} for no reason: message ${id}`)
    if (!KINDS.includes(kind)) problems.push(`nobody asked for it: message ${id} is a ${kind}`)
    if (text && text.sid !== sid) problems.push(`taken but ${state}: message ${id}`)
    if (text && !hasArrived) problems.push(`taken but ${state}: message ${id}`)
    if (!text && hasArrived) problems.push(`${state} but never taken: message ${id}`)
    return problems
  })
}

/** After a STOP that we said we have, until a START was on its way, nothing but its confirmation goes out. */
function stopProblems(
  outbound: MessageRow[],
  { taken, told }: { taken: Map<number, TwilioText[]>; told: readonly Told[] }
): string[] {
  const keywords = Map.groupBy(
    told.filter(({ body }) => body === STOP || body === START),
    ({ phone }) => phone
  )
  return outbound.flatMap((row) => {
    const text = taken.get(row.id)?.[0]
    if (!text || row.kind === 'stop_answer') return []
    const those = keywords.get(row.phone) ?? []
    const left = whenItLeft(row.sending_at ?? 0, text.createdAt.getTime())
    return isStopped(left, those) ? [`sent after STOP: message ${row.id}, a ${row.kind}`] : []
  })
}

/** To the moment, unless our clock was wrong then. */
function whenItLeft(sendingAt: number, takenAt: number): { from: number; until: number } {
  const earliest = takenAt - ON_ITS_WAY_MS
  const isTrue = sendingAt >= earliest && sendingAt <= takenAt
  return isTrue ? { from: sendingAt, until: sendingAt } : { from: earliest, until: takenAt }
}

function isStopped(left: { from: number; until: number }, keywords: readonly Told[]): boolean {
  const stops = keywords.filter(({ body, takenAt }) => body === STOP && takenAt !== null)
  return stops.some(({ toldAt, takenAt }) => {
    const isAfter = takenAt !== null && takenAt < left.from
    // A START of the same moment may have been taken in after the STOP.
    const start = keywords.find(
      (one) => one.body === START && (one.takenAt ?? Infinity) > toldAt && one.toldAt < left.until
    )
    return isAfter && start === undefined
  })
}

/** A model that answered nonsense is asked again what to remember; a diary waits for the night. */
async function jobProblems(read: Sql): Promise<string[]> {
  const jobs = await read.all<{ kind: string; status: string; last_error: string | null }>(
    `select kind, status, last_error from jobs where (dedup_key <> kind or status = 'dead')
       and not (kind in ('remember', 'write_diary') and status = 'pending')`
  )
  const unread = await read.all<{ id: number }>('select id from inbox')
  return [
    ...jobs.map(({ kind, status, last_error: error }) => `${status} job: ${kind} ${error ?? ''}`),
    ...unread.map(({ id }) => `never read: text ${id} of the inbox`),
  ]
}

/** Each person paid for every reply of theirs that was taken, and for no other. */
async function chargeProblems(
  app: ApplicationService,
  people: Person[],
  outbound: MessageRow[]
): Promise<string[]> {
  const allowance = await app.container.make(Allowance)
  const { read } = await app.container.make(Database)
  const granted = await read.all<{ user_id: number; sum: number | string }>(
    `select user_id, sum(amount) as sum from allowance_entries where entry = 'grant' group by user_id`
  )
  const grants = new Map(granted.map(({ user_id: id, sum }) => [id, Number(sum)]))
  const problems: string[] = []
  for (const { id } of people) {
    const charged = (grants.get(id) ?? 0) - (await allowance.left(id)).bonusMessages
    const arrived = outbound.filter(
      (row) => row.user_id === id && row.charge_key !== null && ARRIVED.includes(row.state)
    ).length
    if (charged !== arrived) problems.push(`person ${id}: ${charged} charges, ${arrived} replies`)
  }
  return problems
}
