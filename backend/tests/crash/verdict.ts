import type { ApplicationService } from '@adonisjs/core/types'
import { Allowance } from '#app/allowance/allowance'
import { Database } from '#app/core/database'
import type { Sql } from '#app/core/sql'
import type { FakeTwilio, TwilioText } from '#tests/fake_twilio'
import type { Person } from '#tests/people'

export interface Verdict {
  stored: number
  replies: number
  /** Texts without a reply, and the sends marked unknown that were to answer them. */
  unanswered: number
  unknownSends: number
  /** Everything that must not be, in plain words. */
  problems: string[]
}

interface MessageRow {
  id: number
  conversation_id: number
  direction: 'inbound' | 'outbound'
  kind: string
  body: string
  state: string
  message_sid: string | null
  covers_until: number | null
  answered_by: number | null
}

const FINAL = ['sent', 'delivered', 'undelivered', 'failed', 'unknown']
const ARRIVED = ['sent', 'delivered']

/** Compares what the provider saw with what the database says. */
export async function judge(
  app: ApplicationService,
  twilio: FakeTwilio,
  people: Person[]
): Promise<Verdict> {
  const { read } = await app.container.make(Database)
  const rows = await read.all<MessageRow>(
    `select id, conversation_id, direction, kind, body, state, message_sid, covers_until, answered_by
     from messages order by id`
  )
  const inbound = rows.filter((row) => row.direction === 'inbound')
  const outbound = rows.filter((row) => row.direction === 'outbound')
  const taken = byOwnId(twilio.sent)
  const unanswered = inbound.filter((row) => !isAnswered(row, outbound))
  return {
    stored: inbound.length,
    replies: outbound.filter((row) => ARRIVED.includes(row.state)).length,
    unanswered: unanswered.length,
    unknownSends: outbound.filter((row) => row.state === 'unknown').length,
    problems: [
      ...intakeProblems(inbound, twilio.received),
      ...answerProblems(outbound, taken),
      ...silenceProblems(unanswered, outbound),
      ...stateProblems(outbound, taken),
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

function isAnswered(row: MessageRow, outbound: MessageRow[]): boolean {
  const reply = outbound.find(({ id }) => id === row.answered_by)
  return reply !== undefined && ARRIVED.includes(reply.state)
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

function silenceProblems(unanswered: MessageRow[], outbound: MessageRow[]): string[] {
  return unanswered.flatMap(({ id, answered_by: by }) => {
    const reply = outbound.find((row) => row.id === by)
    return reply?.state === 'unknown'
      ? []
      : [`no reply: text ${id}, covered by ${by} (${reply?.state})`]
  })
}

function stateProblems(outbound: MessageRow[], taken: Map<number, TwilioText[]>): string[] {
  return outbound.flatMap(({ id, kind, state, message_sid: sid }) => {
    const problems: string[] = []
    const text = taken.get(id)?.[0]
    if (!FINAL.includes(state)) problems.push(`not at an end: message ${id} is ${state}`)
    if (kind !== 'reply') problems.push(`not a reply: message ${id} is a ${kind}`)
    if (text && text.sid !== sid) problems.push(`taken but ${state}: message ${id}`)
    if (!text && ARRIVED.includes(state)) problems.push(`${state} but never taken: message ${id}`)
    return problems
  })
}

async function jobProblems(read: Sql): Promise<string[]> {
  const jobs = await read.all<{ kind: string; status: string; last_error: string | null }>(
    `select kind, status, last_error from jobs where dedup_key <> kind or status = 'dead'`
  )
  return jobs.map(
    ({ kind, status, last_error: error }) => `${status} job left: ${kind} ${error ?? ''}`
  )
}

/** Every reply that was taken is paid for, and no other. */
async function chargeProblems(
  app: ApplicationService,
  people: Person[],
  outbound: MessageRow[]
): Promise<string[]> {
  const allowance = await app.container.make(Allowance)
  const { read } = await app.container.make(Database)
  const granted = await read.first<{ sum: number }>(
    `select sum(amount) as sum from allowance_entries where entry = 'grant'`
  )
  let left = 0
  for (const { id } of people) left += (await allowance.left(id)).bonusMessages
  const charged = Number(granted?.sum) - left
  const arrived = outbound.filter((row) => ARRIVED.includes(row.state)).length
  return charged === arrived ? [] : [`${charged} charges for ${arrived} replies`]
}
