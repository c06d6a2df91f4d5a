import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { Database } from '#app/core/database/database'
import { SendLoop } from '#app/texting/sending/send_loop'
import { SendMessage } from '#app/texting/sending/send_message'
import { insertPeople, type Person } from '#tests/people'
import type { Bench } from './bench_of_schedules.js'

const SECONDS = 60
const WARM_UP_MS = 2000
const PEOPLE = 300
/** Every third text takes two segments. */
const SHORT = 'A short text.'
const LONG = 'A text that is as long as two segments. '.repeat(5)

interface Sent {
  sending_at: number
  segments: number
}

/** A minute of backlog in real time: the mean pace, and the fullest second of any. */
export async function measure({ provider, segmentsPerSecond }: Bench): Promise<object> {
  const people = await insertPeople(app, { count: PEOPLE, messages: 10 })
  await writeBacklog(people, segmentsPerSecond * (SECONDS + 10))
  const loop = await app.container.make(SendLoop)
  loop.start()
  await emptyBucket()
  await sleep(WARM_UP_MS)
  const from = Date.now()
  await sleep(SECONDS * 1000)
  const until = Date.now()
  await loop.stop()
  const sent = await sentTexts()
  const within = sent.filter(({ sending_at: at }) => at >= from && at < until)
  const pace = meanPace(within) / segmentsPerSecond
  const longest = Math.max(...sent.map((text) => text.segments))
  const fullest = fullestSecond(sent)
  // A text of two segments goes when there is room for one.
  const mostPace = 1 + longest / (segmentsPerSecond * SECONDS)
  return {
    seconds: SECONDS,
    texts: within.length,
    shareOfThePace: Math.round(pace * 1000) / 1000,
    fullestSecond: fullest,
    takenByProvider: provider.taken,
    target:
      '0.97 to 1.00 of the pace and one text, ' +
      `at most ${segmentsPerSecond + longest} segments in any second`,
    isMet: pace >= 0.97 && pace <= mostPace && fullest <= segmentsPerSecond + longest,
  }
}

async function writeBacklog(people: readonly Person[], segments: number): Promise<void> {
  const database = await app.container.make(Database)
  const sendMessage = await app.container.make(SendMessage)
  const drafts = Array.from({ length: segments }, (_, index) => {
    const person = people[index % people.length]!
    return {
      kind: 'notice' as const,
      to: person.phone,
      body: index % 3 === 0 ? LONG : SHORT,
      userId: person.id,
      conversationId: null,
      dedupKey: randomUUID(),
      validMs: 60 * 60_000,
    }
  })
  await database.transaction((tx) => sendMessage.queueMany(tx, drafts))
}

async function sentTexts(): Promise<Sent[]> {
  const { read } = await app.container.make(Database)
  return read.all<Sent>(
    'select sending_at, segments from messages where sending_at is not null order by sending_at, id'
  )
}

/** A sender's first second is a gift: what is measured is the pace after it. */
async function emptyBucket(): Promise<void> {
  await sleep(500)
  const { read } = await app.container.make(Database)
  await read.run('update senders set tokens = 0')
}

/** Segments a second from the first text to the last, which ends the time and is not in it. */
function meanPace(sent: readonly Sent[]): number {
  const [first, last] = [sent[0], sent.at(-1)]
  if (!first || !last) return 0
  const segments = sent.slice(0, -1).reduce((sum, text) => sum + text.segments, 0)
  return segments / ((last.sending_at - first.sending_at) / 1000)
}

/** Segments in the fullest second that begins with any text. */
function fullestSecond(sent: readonly Sent[]): number {
  let most = 0
  let sum = 0
  let last = 0
  for (const [first, text] of sent.entries()) {
    while (last < sent.length && sent[last]!.sending_at < text.sending_at + 1000) {
      sum += sent[last++]!.segments
    }
    most = Math.max(most, sum)
    sum -= sent[first]!.segments
  }
  return most
}
