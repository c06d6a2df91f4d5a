import 'reflect-metadata'
import app from '@adonisjs/core/services/app'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { migrateDatabase } from '#database/migrate_database'
import { emptyDatabase, insertPeople, type Person } from '#tests/people'
import { ignitor } from '../../bin/ignitor.js'
import { type Asked, TalkOfBench } from './talk_of_bench.js'
import { percentile } from './load.js'
import { MovableClock } from './movable_clock.js'
import { readConversations, type ToldConversation, type ToldTurn } from './told_conversations.js'

/** The bench of memory on one database; prints its figures as JSON. */
const LONG_TALK = 10_000
const LONG_TALK_QUESTIONS = 300
const LONG_TALK_PAUSE_MS = 10 * 3_600_000

Object.assign(process.env, {
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  APP_KEY: 'the key of a bench that runs on loopback',
  SMS_DRIVER: 'simulator',
  AI_DRIVER: 'offline',
  PAYMENT_DRIVER: 'test',
})

const clock = new MovableClock()
const everly = ignitor().createApp('console')
await everly.init()
await everly.boot()
app.container.swap(Clock, () => clock)
await migrateDatabase(everly)
await emptyDatabase(everly)
const database = await app.container.make(Database)
const conversations = readConversations(process.env.DATA ?? '')
const people = await insertPeople(everly, { count: conversations.length + 1, messages: 0 })
const [somebody, ...others] = people
if (!somebody) throw new Error('nobody to talk to')

const byConversation: Record<string, number> = {}
const everything: Asked[] = []
for (const [index, conversation] of conversations.entries()) {
  const asked = await measure(conversation, others[index] ?? somebody)
  everything.push(...asked)
  byConversation[conversation.file] = mean(asked, shareOf)
}
const long = await measure(longTalk(), somebody)
const longTimes = { messages: LONG_TALK, questions: long.length, assembleMs: timesOf(long) }
console.log(JSON.stringify({ ...figures(everything), byConversation, longTalk: longTimes }))
process.exit(0)

async function measure(conversation: ToldConversation, person: Person): Promise<Asked[]> {
  const talk = await TalkOfBench.store({ database, clock, conversation, person })
  const asked: Asked[] = []
  for (const question of conversation.questions) asked.push(await talk.ask(question))
  return asked
}

/** All that was said in the conversations, over and over with new dates, until it is long. */
function longTalk(): ToldConversation {
  const lines = conversations.flatMap(({ turns }) => turns)
  const turns: ToldTurn[] = []
  let at = Date.UTC(2020, 0, 1)
  for (let index = 0; turns.length < LONG_TALK; index++) {
    const line = lines[index % lines.length]
    if (!line) break
    at += index % 25 === 0 ? LONG_TALK_PAUSE_MS : 60_000
    turns.push({ ...line, name: `L${index}`, at })
  }
  const questions = conversations
    .flatMap((one) => one.questions)
    .filter((_, index, every) => index % Math.ceil(every.length / LONG_TALK_QUESTIONS) === 0)
  const first = conversations[0]
  const names = { personName: first?.personName ?? '', herName: first?.herName ?? '' }
  return {
    file: 'long',
    ...names,
    turns,
    questions: questions.map((one) => ({ ...one, evidence: [] })),
  }
}

function figures(asked: Asked[]) {
  return {
    questions: asked.length,
    evidenceRecall: mean(asked, shareOf),
    verbatimRecall: mean(asked, ({ verbatim }) => verbatim),
    allEvidence: mean(asked, (one) => Number(one.all === 1)),
    contextTokens: quantiles(asked.map(({ contextTokens }) => contextTokens)),
    memoryTokens: quantiles(asked.map(({ memoryTokens }) => memoryTokens)),
    assembleMs: timesOf(asked),
    byCategory: byCategory(asked),
  }
}

function shareOf({ all }: Asked): number {
  return all
}

function byCategory(asked: Asked[]): Record<string, number> {
  const categories = [...new Set(asked.map(({ category }) => category))].sort()
  const of = (category: number) => asked.filter((one) => one.category === category)
  return Object.fromEntries(categories.map((category) => [category, mean(of(category), shareOf)]))
}

function mean(asked: Asked[], share: (one: Asked) => number): number {
  const sum = asked.reduce((total, one) => total + share(one), 0)
  return Math.round((sum / Math.max(1, asked.length)) * 10_000) / 10_000
}

function quantiles(values: number[]) {
  return { p50: percentile(values, 0.5), p99: percentile(values, 0.99), most: Math.max(...values) }
}

function timesOf(asked: Asked[]) {
  const times = asked.map(({ assembleMs }) => assembleMs)
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
