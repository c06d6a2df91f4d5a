import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { Database } from '#app/core/database'
import { fateOf, modelAnswer } from '#tests/crash/fates'
import { Processes } from '#tests/crash/processes'
import { Random } from '#tests/crash/random'
import { judge, type Told, type Verdict } from '#tests/crash/verdict'
import { FakeOpenai } from '#tests/fake_openai'
import { FakeTwilio } from '#tests/fake_twilio'
import { emptyDatabase, insertPeople, type Person } from '#tests/people'

export interface ChaosPlan {
  texts: number
  people: number
  seed: number
  /** So often a process is killed. */
  kills: number
  /** So often a worker sleeps longer than its leases last. */
  sleeps?: number
  /** How long the provider hangs where it does. */
  hangMs: number
}

export type ChaosReport = ChaosPlan & Verdict & { seconds: number }

export interface Scene {
  app: ApplicationService
  twilio: FakeTwilio
  openai: FakeOpenai
  processes: Processes
  people: Person[]
  plan: ChaosPlan
  random: Random
  told: Told[]
}

const SETTLED_WITHIN_MS = 90_000
/** More than the lease, the time limit of a send and the time for doubt, which are settings of `Processes`. */
const ASLEEP_MS = 6500
const BEGINNINGS = ['How was the trip', 'Tell me more about', 'I cooked', 'Guess what', 'Remember']
/** One person in so many takes their consent back and gives it again. */
const STOPS_AND_STARTS = 5

/**
 * People text while processes are killed or put to sleep and provider and model misbehave; once it is quiet,
 * what the provider saw and what the database says must agree.
 */
export async function surviveKills(
  app: ApplicationService,
  databaseUrl: string,
  plan: ChaosPlan
): Promise<ChaosReport> {
  const startedAt = Date.now()
  const scene = await sceneOf(app, databaseUrl, plan)
  const { processes, twilio, openai, told, people } = scene
  try {
    const telling = await textAndHurt(scene)
    await processes.start()
    await Promise.all(telling)
    await untilQuiet(app, twilio)
    await processes.stop()
    const verdict = await judge(app, twilio, { people, told })
    return { ...plan, ...verdict, seconds: (Date.now() - startedAt) / 1000 }
  } catch (error) {
    throw new Error(`seed ${plan.seed}: the servers' last words:\n${processes.lastLines()}`, {
      cause: error,
    })
  } finally {
    await processes.kill()
    await Promise.all([twilio.close(), openai.close()])
  }
}

async function sceneOf(
  app: ApplicationService,
  databaseUrl: string,
  plan: ChaosPlan
): Promise<Scene> {
  const random = new Random(plan.seed)
  await emptyDatabase(app)
  const people = await insertPeople(app, { count: plan.people, messages: plan.texts })
  const twilio = await FakeTwilio.start({ retries: 3, retryDelayMs: 100 })
  twilio.decide = () => fateOf(random, plan.hangMs)
  const openai = await FakeOpenai.start()
  openai.decide = (body) => modelAnswer(random, body)
  const processes = await Processes.of({ twilio, openai, databaseUrl })
  return { app, twilio, openai, processes, people, plan, random, told: [] }
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
    const texting = text(scene, share - early, 40)
    await sleep(random.between(0, (share - early) * 20 + 300))
    if (hurt === 'kill') await processes.pick(random).kill()
    if (hurt === 'sleep') await putToSleep(scene)
    telling.push(...(await texting))
  }
  return telling
}

/** Every stretch but the last ends badly. */
function hurtsOf({ kills, sleeps = 0 }: ChaosPlan, random: Random): ('kill' | 'sleep' | null)[] {
  const hurts = [
    ...Array.from({ length: kills }, () => 'kill' as const),
    ...Array.from({ length: sleeps }, () => 'sleep' as const),
  ]
  return [...random.shuffled(hurts), null]
}

function shareOf(texts: number, { parts, index }: { parts: number; index: number }): number {
  return Math.floor((texts * (index + 1)) / parts) - Math.floor((texts * index) / parts)
}

/** The others go on meanwhile, and more texts come. */
async function putToSleep(scene: Scene): Promise<void> {
  const worker = scene.processes.pickWorker(scene.random)
  worker.suspend()
  await sleep(ASLEEP_MS)
  worker.resume()
}

async function text(scene: Scene, count: number, longestPauseMs: number) {
  const telling: Promise<unknown>[] = []
  for (let i = 0; i < count; i++) {
    telling.push(tell(scene))
    await sleep(scene.random.between(0, longestPauseMs))
  }
  return telling
}

/** A text, and when it was told and taken; some are told once more, as the provider does when an answer is lost. */
async function tell({ twilio, people, random, told }: Scene): Promise<void> {
  const index = random.between(0, people.length)
  const from = people[index]!.phone
  const body = wordsOf(random, { index, number: twilio.received.length })
  const one: Told = { phone: from, body, toldAt: Date.now(), takenAt: null }
  told.push(one)
  const isToldTwice = random.next() < 0.1
  const { status, sid } = await twilio.textUs({ from, body })
  if (status !== null && status < 300) one.takenAt = Date.now()
  if (isToldTwice) await twilio.textUs({ from, body, sid })
}

function wordsOf(random: Random, { index, number }: { index: number; number: number }): string {
  const words = `${random.pick(BEGINNINGS)} number ${number}`
  const dice = random.next()
  if (index % STOPS_AND_STARTS !== 0 || dice < 0.6) return words
  return dice < 0.75 ? 'STOP' : 'START'
}

/** Until every text is taken in and only the jobs that never end are left. */
export async function untilQuiet(app: ApplicationService, twilio: FakeTwilio): Promise<void> {
  const { read } = await app.container.make(Database)
  const until = Date.now() + SETTLED_WITHIN_MS
  while (Date.now() < until) {
    await twilio.settled()
    const jobs = await read.all(
      `select id from jobs where dedup_key <> kind and status in ('pending', 'running')`
    )
    const stored = await read.all(`select id from messages where direction = 'inbound'`)
    const waiting = await read.all(
      `select id from messages where state in ('queued', 'sending') limit 1`
    )
    const isQuiet = jobs.length === 0 && waiting.length === 0
    if (isQuiet && stored.length >= twilio.received.length) return
    await sleep(200)
  }
}
