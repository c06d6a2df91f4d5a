import 'reflect-metadata'
import app from '@adonisjs/core/services/app'
import { performance } from 'node:perf_hooks'
import { OPERATOR } from '#app/audit/audit_log'
import { Clock } from '#app/core/clock'
import { Database } from '#app/core/database'
import { CountMessages } from '#app/message_lists/count_messages'
import { declaredOf } from '#app/resources/catalogue'
import { ListRecords } from '#app/resources/list_records'
import { KeepTextsFindable } from '#app/text_search/keep_texts_findable'
import { migrateDatabase } from '#database/migrate_database'
import { emptyDatabase } from '#tests/people'
import { ignitor } from '../../bin/ignitor.js'
import {
  PAGE_ROWS,
  type Question,
  questionsOfFilters,
  questionsOfSearch,
} from './console_questions.js'
import { percentile, round } from './load.js'
import { makeMillionTexts } from './million_texts.js'
import { MovableClock } from './movable_clock.js'

/** The bench of the console on the database of DATABASE_URL, which it empties; prints its figures as JSON. */
const FARTHEST = 10_000
const DEEP = 9000
const WARM_UP = 100
const WORST = 8
const count = Number(process.env.ROWS ?? 1_000_000)
const started = performance.now()
const seconds = () => round((performance.now() - started) / 1000)

const clock = new MovableClock()
const everly = ignitor().createApp('console')
await everly.init()
await everly.boot()
app.container.swap(Clock, () => clock)
await migrateDatabase(everly)
const database = await app.container.make(Database)
const lists = await app.container.make(ListRecords)
const declared = declaredOf('messages')

const texts = await fill()
const filledSeconds = seconds()
await indexAll()
const indexedSeconds = round(seconds() - filledSeconds)
await ask(questionsOfFilters(texts).slice(0, WARM_UP))
const filters = await ask(questionsOfFilters(texts))
const search = await ask(questionsOfSearch(texts))
console.log(
  JSON.stringify({
    rows: count,
    filledSeconds,
    indexedSeconds,
    lists: summaryOf(filters, 50),
    search: summaryOf(search, 150),
  })
)
process.exit(0)

async function fill() {
  if (process.env.KEEP)
    return { people: 20_000, from: Date.now() - 365 * 86_400_000, until: Date.now() }
  await emptyDatabase(everly)
  return makeMillionTexts(database, { count, people: 20_000, until: Date.now() })
}

/** As the jobs do, without their rests; then what PostgreSQL does by itself after a while. */
async function indexAll(): Promise<void> {
  const [index, counter] = [
    await app.container.make(KeepTextsFindable),
    await app.container.make(CountMessages),
  ]
  for (let payload = {}, isMore = true; isMore;) {
    const outcome = await index.execute(payload)
    payload = outcome.payload ?? {}
    isMore = outcome.againAt - clock.now() < 1000
  }
  for (let isMore = true; isMore;) isMore = (await counter.execute()).againAt - clock.now() < 1000
  if (process.env.DATABASE_URL?.startsWith('postgres')) await database.read.run('vacuum analyze')
}

interface Answer extends Question {
  ms: number
  total: number
}

async function ask(questions: readonly Question[]): Promise<Answer[]> {
  const answers: Answer[] = []
  const totals = new Map<string, number>()
  for (const question of questions) {
    const key = JSON.stringify(question.filter)
    const from = firstRowOf(question.page, totals.get(key) ?? 0)
    const query = { ...question, range: { from, to: from + PAGE_ROWS - 1 } }
    const start = performance.now()
    const { total } = await lists.execute(declared, query, OPERATOR)
    answers.push({ ...question, total, ms: round(performance.now() - start) })
    totals.set(key, total)
  }
  return answers
}

function firstRowOf(page: Question['page'], total: number): number {
  if (page === 'deep') return DEEP
  if (page !== 'last') return page * PAGE_ROWS
  return Math.max(0, Math.floor((Math.min(total, FARTHEST) - 1) / PAGE_ROWS)) * PAGE_ROWS
}

function summaryOf(answers: readonly Answer[], targetMs: number) {
  const groups = Object.entries(Object.groupBy(answers, ({ group }) => group))
  const figures = groups.map(([group, some = []]) => {
    const times = some.map(({ ms }) => ms)
    const p95Ms = percentile(times, 0.95)
    const figure = { p50Ms: percentile(times, 0.5), p95Ms, maxMs: Math.max(...times) }
    return [group, { asked: some.length, ...figure, isMet: p95Ms < targetMs }] as const
  })
  const worst = answers.toSorted((one, other) => other.ms - one.ms).slice(0, WORST)
  return {
    target: `p95 under ${targetMs} ms`,
    isMet: figures.every(([, { isMet }]) => isMet),
    groups: Object.fromEntries(figures),
    worst: worst.map(({ group, ...rest }) => rest),
  }
}
