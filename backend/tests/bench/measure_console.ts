import 'reflect-metadata'
import app from '@adonisjs/core/services/app'
import { performance } from 'node:perf_hooks'
import { OPERATOR } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { CountMessages } from '#app/console/message_lists/count_messages'
import { declaredOf } from '#app/console/resources/catalogue'
import { KeepTextsFindable } from '#app/console/text_search/keep_texts_findable'
import { SearchWords } from '#app/console/text_search/search_words'
import { migrateDatabase } from '#database/migrate_database'
import { emptyDatabase } from '#tests/people'
import { ignitor } from '../../bin/ignitor.js'
import {
  PAGE_ROWS,
  type Question,
  questionsOfFilters,
  questionsOfSearch,
  setsAsked,
} from './console_questions.js'
import { percentile, round } from './load.js'
import { countAll, indexMost, indexRest } from './index_million.js'
import { makeMillionTexts, type MillionTexts } from './million_texts.js'
import { MovableClock } from './movable_clock.js'

/** The bench of the console on the database of DATABASE_URL, which it empties; prints its figures as JSON. */
const FARTHEST = 10_000
const DEEP = 9000
const WARM_UP = 100
const WORST = 8
const PEOPLE = 20_000
const count = Number(process.env.ROWS ?? 1_000_000)
const isPostgres = process.env.DATABASE_URL?.startsWith('postgres') ?? false
const started = performance.now()
const seconds = () => round((performance.now() - started) / 1000)

const clock = new MovableClock()
const everly = ignitor().createApp('console')
await everly.init()
await everly.boot()
app.container.swap(Clock, () => clock)
await migrateDatabase(everly)
const database = await app.container.make(Database)
// What it imports wants a booted application.
const { ListRecords } = await import('#app/console/resources/list_records')
const lists = await app.container.make(ListRecords)
const declared = declaredOf('messages')

const texts = await fill()
const filledSeconds = seconds()
tell(`${count} texts are in`)
const textsIndexedPerSecond = await index()
const indexedSeconds = round(seconds() - filledSeconds)
tell('they are indexed and counted')
await ask(someOf(questionsOfFilters(texts)))
await ask(someOf(questionsOfSearch(texts)))
const filters = await ask(questionsOfFilters(texts))
tell(`${filters.length} pages of lists were asked for`)
const search = await ask(questionsOfSearch(texts))
tell(`${search.length} pages of searches were asked for`)
const made = { rows: count, filledSeconds, indexedSeconds, textsIndexedPerSecond }
const [lists50, search150] = [summaryOf(filters, 50), summaryOf(search, 150)]
console.log(JSON.stringify({ ...made, lists: lists50, search: search150, seconds: seconds() }))
process.exit(0)

function tell(what: string): void {
  console.error(`${isPostgres ? 'PostgreSQL' : 'SQLite'}: ${what} (${seconds()} s)`)
}

async function fill(): Promise<MillionTexts> {
  await emptyDatabase(everly)
  return makeMillionTexts(database, { count, people: PEOPLE, until: Date.now() })
}

/** Then what PostgreSQL does by itself after a while. */
async function index(): Promise<number> {
  const { container } = app
  const until = await indexMost(database, await container.make(SearchWords), count)
  const perSecond = await indexRest(await container.make(KeepTextsFindable), until)
  await countAll(await container.make(CountMessages))
  if (isPostgres) await database.read.run('vacuum analyze')
  return perSecond
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

/** Of every kind some, for a server that has run for a while. */
function someOf(questions: Question[]): Question[] {
  const every = Math.ceil(questions.length / WARM_UP)
  return questions.filter((_, place) => place % every === 0)
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
    asked: answers.length,
    setsOfFilters: setsAsked(answers),
    groups: Object.fromEntries(figures),
    worst: worst.map(({ group, ...rest }) => rest),
  }
}
