import type { Database } from '#app/core/database/database'
import { insertRows, tuple } from '#app/core/database/many_rows'
import type { Sql, SqlValue } from '#app/core/database/sql'
import { madeText, pick, seededRandom } from './made_texts.js'

/** What the bench asks about, known from how the texts were made. */
export interface MillionTexts {
  people: number
  from: number
  until: number
}

const DAY = 86_400_000
const DAYS = 365
const HEAVY_PEOPLE = 5
const HEAVY_SHARE = 0.01
const A_COMMIT = 10_000
/** Pulled from the provider up to a day after they were sent. */
const LATE_SHARE = 0.001

/**
 * A year as in life: few sorts of texts make up nearly all,
 * trouble is rare, and some of it was all in one week.
 */
const KINDS = [
  ...([
    ['talk', 460],
    ['reply', 425],
    ['scheduled', 55],
    ['code', 15],
    ['first_text', 15],
  ] as const),
  ...([
    ['initiative', 10],
    ['greeting', 5],
    ['keyword', 4],
    ['keyword_answer', 3],
  ] as const),
  ...([
    ['notice', 3],
    ['stop_answer', 1],
    ['pointer', 1],
    ['outage', 1],
    ['stray', 1],
  ] as const),
  ...([
    ['crisis', 0.1],
    ['test', 0.1],
    ['scheduled_now', 1],
  ] as const),
] as const
const INBOUND: readonly string[] = ['talk', 'keyword', 'stray']
const STATES = [
  ['delivered', 930],
  ['sent', 35],
  ['undelivered', 23],
  ['failed', 11],
  ['unknown', 0.2],
] as const
const ERRORS = [
  ...([
    [30003, 40],
    [30005, 12],
    [30006, 12],
    [30008, 12],
    [30004, 6],
    [21610, 6],
  ] as const),
  ...([
    [21211, 3],
    [21614, 2],
    [30034, 2],
    [21408, 1],
    [30001, 1],
    [21612, 0.2],
  ] as const),
] as const
/** Filtered by carriers for one week, long ago. */
export const FILTERED = 30007
const FILTERED_WEEK = { from: 40 * DAY, until: 47 * DAY }
const FILTERED_SHARE = 0.2

/** Fills an empty database by plain statements; answers what is in it. */
export async function makeMillionTexts(
  database: Database,
  { count, people, until }: { count: number; people: number; until: number }
): Promise<MillionTexts> {
  const random = seededRandom(7)
  const from = until - DAYS * DAY
  await database.transaction(({ sql }) => insertPeople(sql, people, from))
  for (let first = 0; first < count; first += A_COMMIT) {
    const rows = Array.from({ length: Math.min(A_COMMIT, count - first) }, (_, index) => {
      const age = ((first + index + random()) / count) * DAYS * DAY
      return textOf(
        { number: first + index, age, from, people, isLast: first + index > count - 40 },
        random
      )
    })
    await database.transaction(({ sql }) => insertRows(sql, INSERT, rows))
  }
  return { people, from, until }
}

const COLUMNS =
  'conversation_id, user_id, kind, body, phone, phone_key, message_sid, created_at, ' +
  'direction, state, error_code, segments, dedup_key, answered_by, sending_at, ended_at'
const INSERT = {
  head: `insert into messages (${COLUMNS})`,
  row: tuple(COLUMNS.split(', ').length),
  tail: 'returning id',
}

interface Made {
  number: number
  /** Since the first of them, in milliseconds. */
  age: number
  from: number
  people: number
  /** Just under way. */
  isLast: boolean
}

function textOf({ number, age, from, people, isLast }: Made, random: () => number): SqlValue[] {
  const kind = pick(KINDS, random())
  const person = kind === 'stray' ? null : personOf(people, random)
  const at = Math.round(from + age - (random() < LATE_SHARE ? random() * DAY : 0))
  const isTalk = !BESIDE_THE_TALK.includes(kind)
  return [
    isTalk ? person : null,
    person,
    kind,
    kind === 'stray' ? '' : madeText(random),
    person === null ? null : `+1202${5_550_000 + person}`,
    `key of ${person ?? number}`,
    `SM${number.toString(16).padStart(32, '0')}`,
    at,
    ...(INBOUND.includes(kind) ? RECEIVED : sent({ number, age, isLast, at }, random)),
  ]
}

const BESIDE_THE_TALK = ['code', 'keyword', 'keyword_answer', 'stop_answer', 'stray', 'pointer']
const RECEIVED = ['inbound', 'received', null, 0, null, 1, null, null]

interface Sent {
  number: number
  age: number
  isLast: boolean
  at: number
}

function sent({ number, age, isLast, at }: Sent, random: () => number): SqlValue[] {
  const { state, errorCode } = ended({ age, isLast }, random)
  const times = isLast ? [null, null] : [at + 200, at + 3000]
  return ['outbound', state, errorCode, 1, `text:${number}`, null, ...times]
}

function ended({ age, isLast }: { age: number; isLast: boolean }, random: () => number) {
  if (isLast) return { state: 'sent', errorCode: null }
  const isFiltered =
    age >= FILTERED_WEEK.from && age < FILTERED_WEEK.until && random() < FILTERED_SHARE
  if (isFiltered) return { state: 'undelivered', errorCode: FILTERED }
  const state = pick(STATES, random())
  const hasError = state === 'failed' || state === 'undelivered'
  return { state, errorCode: hasError ? pick(ERRORS, random()) : null }
}

/** A few write all the time; most wrote a while. */
function personOf(people: number, random: () => number): number {
  const chance = random()
  if (chance < HEAVY_PEOPLE * HEAVY_SHARE) return 1 + Math.floor(chance / HEAVY_SHARE)
  return HEAVY_PEOPLE + 1 + Math.floor(random() * random() * (people - HEAVY_PEOPLE))
}

async function insertPeople(sql: Sql, people: number, at: number): Promise<void> {
  const ids = Array.from({ length: people }, (_, index) => index + 1)
  const users = {
    head: `insert into users (id, email, email_key, password, country_code, phone, phone_key, first_name,
      role, date_of_birth, time_zone, onboarded_at, is_seeded, created_at, updated_at)`,
    row: tuple(15),
    tail: 'returning id',
  }
  await insertRows(
    sql,
    users,
    ids.map((id) => [
      ...[id, `person${id}@example.com`, `person${id}@example.com`, 'none', '+1'],
      ...[
        `+1202${5_550_000 + id}`,
        `key of ${id}`,
        'Sam',
        'user',
        '1990-05-17',
        'America/New_York',
      ],
      ...[at, false, at, at],
    ])
  )
  const talks = {
    head: 'insert into conversations (id, user_id, created_at)',
    row: tuple(3),
    tail: 'returning id',
  }
  await insertRows(
    sql,
    talks,
    ids.map((id) => [id, id, at])
  )
}
