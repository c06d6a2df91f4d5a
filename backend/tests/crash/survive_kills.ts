import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { Database } from '#app/core/database/database'
import { fateOf, modelAnswer } from '#tests/crash/fates'
import { HURTS } from '#tests/crash/hurts'
import type { ChaosPlan, Hurts, Place, Scene, Told } from '#tests/crash/scene'
import { Fleet } from '#tests/crash/fleet'
import { Random } from '#tests/crash/random'
import { judge, type Verdict } from '#tests/crash/verdict'
import { FakeOpenai } from '#tests/fake_openai'
import { FakeTwilio } from '#tests/fake_twilio'
import { emptyDatabase, insertPeople } from '#tests/people'

export type ChaosReport = ChaosPlan & Verdict & { seconds: number }

const SETTLED_WITHIN_MS = 90_000
/** So long at most a process goes on with what it was texted: half of her answers are under way then. */
const AFTERWARDS_MS = 3000
/** What was out of order must be well again by itself within this. */
const RECOVERED_WITHIN_MS = 60_000
const BEGINNINGS = ['How was the trip', 'Tell me more about', 'I cooked', 'Guess what', 'Remember']
/** One person in so many takes their consent back and gives it again. */
const STOPS_AND_STARTS = 5

/**
 * People text while processes are killed or put to sleep and provider and model misbehave; once it is quiet,
 * what the provider saw and what the database says must agree.
 */
export async function surviveKills(place: Place, plan: ChaosPlan): Promise<ChaosReport> {
  const startedAt = Date.now()
  const scene = await sceneOf(place, plan)
  const { app, processes, twilio, openai } = scene
  try {
    const telling = await textAndHurt(scene)
    await processes.start()
    await Promise.all(telling)
    if (!(await isQuietInTime(app, twilio))) scene.problems.push('it did not become quiet')
    await processes.stop()
    const verdict = await judge(app, twilio, scene)
    const problems = [...scene.problems, ...verdict.problems]
    return { ...plan, ...verdict, problems, seconds: (Date.now() - startedAt) / 1000 }
  } catch (error) {
    throw new Error(`seed ${plan.seed}: the servers' last words:\n${processes.lastLines()}`, {
      cause: error,
    })
  } finally {
    await processes.kill()
    await Promise.all([twilio.close(), openai.close()])
  }
}

async function sceneOf(place: Place, plan: ChaosPlan): Promise<Scene> {
  const { app, databaseUrl } = place
  const random = new Random(plan.seed)
  await emptyDatabase(app)
  const people = await insertPeople(app, { count: plan.people, messages: plan.texts })
  const twilio = await FakeTwilio.start({ retries: 3, retryDelayMs: 100 })
  twilio.decide = () => fateOf(random, plan.hangMs)
  const openai = await FakeOpenai.start()
  openai.decide = (body) => modelAnswer(random, body)
  // A log that cannot be written ends a process too, and is not what is asked here.
  const more: Record<string, string> = plan.hurts.fullDisks ? { LOG_LEVEL: 'fatal' } : {}
  const processes = await Fleet.of({ twilio, openai, databaseUrl, more })
  return { ...place, twilio, openai, processes, people, plan, random, told: [], problems: [] }
}

/** One stretch after the other, each with its share of the texts; answers what is still being told. */
async function textAndHurt(scene: Scene): Promise<Promise<unknown>[]> {
  const { plan, processes, random } = scene
  const telling: Promise<unknown>[] = []
  const hurts = hurtsOf(plan, random)
  for (const [index, hurt] of hurts.entries()) {
    const share = shareOf(plan.texts, { parts: hurts.length, index })
    // Some come while it starts: the provider tries again, then gives up and only lists them.
    const early = index === 0 ? 0 : Math.floor(share * random.next() * 0.5)
    const starting = processes.start()
    telling.push(...(await text(scene, early, 150)))
    await starting
    const isEnding = hurt === null || ENDING.has(hurt)
    const texting = text(scene, share - early, isEnding ? 40 : 150)
    await sleep(random.between(0, (share - early) * 20 + (isEnding ? AFTERWARDS_MS : 0)))
    if (hurt) await HURTS[hurt](scene)
    telling.push(...(await texting))
    if (!isEnding) await untilRecovered(scene)
  }
  return telling
}

/** Every stretch but the last ends badly. */
function hurtsOf({ hurts }: ChaosPlan, random: Random): (keyof Hurts | null)[] {
  const all = Object.entries(hurts).flatMap(([hurt, count]) => Array<string>(count).fill(hurt))
  return [...random.shuffled(all as (keyof Hurts)[]), null]
}

/** After these a process is started again. */
const ENDING: ReadonlySet<keyof Hurts> = new Set(['kills', 'stops'])

/** The same process takes texts in again. */
async function untilRecovered({ processes, problems }: Scene): Promise<void> {
  const until = Date.now() + RECOVERED_WITHIN_MS
  for (const one of processes.all) {
    if (!one.isRunning) problems.push('a process ended that nobody ended')
    else if (!(await one.isReady(until))) problems.push('a process did not recover by itself')
  }
}

function shareOf(texts: number, { parts, index }: { parts: number; index: number }): number {
  return Math.floor((texts * (index + 1)) / parts) - Math.floor((texts * index) / parts)
}

async function text(scene: Scene, count: number, longestPauseMs: number) {
  const telling: Promise<unknown>[] = []
  for (let i = 0; i < count; i++) {
    telling.push(tell(scene))
    await sleep(scene.random.between(0, longestPauseMs))
  }
  return telling
}

/**
 * A text, and when it was told and taken; some are told once
 * more, as the provider does when an answer is lost.
 */
async function tell({ twilio, people, random, told }: Scene): Promise<void> {
  const index = random.between(0, people.length)
  const from = people[index]!.phone
  const body = wordsOf(random, { index, number: twilio.received.length })
  const one: Told = { phone: from, body, toldAt: Date.now(), takenAt: null, status: null }
  told.push(one)
  const isToldTwice = random.next() < 0.1
  const { status, sid } = await twilio.textUs({ from, body })
  one.status = status
  if (status !== null && status < 300) one.takenAt = Date.now()
  if (isToldTwice) await twilio.textUs({ from, body, sid })
}

function wordsOf(random: Random, { index, number }: { index: number; number: number }): string {
  const words = `${random.pick(BEGINNINGS)} number ${number}`
  const dice = random.next()
  if (index % STOPS_AND_STARTS !== 0 || dice < 0.6) return words
  return dice < 0.75 ? 'STOP' : 'START'
}

/** Waits until every text is taken in and only the jobs that never end are left. */
async function isQuietInTime(app: ApplicationService, twilio: FakeTwilio): Promise<boolean> {
  const { read } = await app.container.make(Database)
  const until = Date.now() + SETTLED_WITHIN_MS
  while (Date.now() < until) {
    await twilio.settled()
    const jobs = await read.all(
      `select id from jobs where dedup_key <> kind and status in ('pending', 'running')
         and not (kind in ('remember', 'write_diary') and status = 'pending')`
    )
    const stored = await read.all(`select id from messages where direction = 'inbound'`)
    const waiting = await read.all(
      `select id from messages where state in ('queued', 'sending') limit 1`
    )
    const isQuiet = jobs.length === 0 && waiting.length === 0
    if (isQuiet && stored.length >= twilio.received.length) return true
    await sleep(200)
  }
  return false
}
