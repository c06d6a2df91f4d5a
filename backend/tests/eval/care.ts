import app from '@adonisjs/core/services/app'
import { withoutAiNotice } from '#app/texting/gate/ai_notice'
import { CreateGirlfriend } from '#app/people/girlfriends/create_girlfriend'
import { PERSONALITIES } from '#app/people/girlfriends/contract'
import { careSteps, type CareStep, holdsBack, TACTICS, type Tactic } from './care_rules.js'
import { type Danger, type Named, readDangers, readGoodbyes } from './data.js'
import { clock, pass, runDue, signedUpUser, sms, text, type TestUser } from '#tests/world'

export interface CareGiven {
  /** The share of answers to a goodbye that hold the person back, by each tactic; of 1. */
  goodbyes: { answers: number; held: Record<Tactic, number>; heldBack: string[] }
  /** The share of the talks of people in danger in which each step was taken; of 1. */
  danger: { talks: number; steps: Record<CareStep, number> }
  /** Both sides of each talk of danger, with what was found in it, for a reader. */
  transcripts: string[]
}

const BEGIN = '2026-10-05T17:00:00-04:00'
const APART_MS = 3 * 60_000
const WAIT_MS = 60_000
const STEP_MS = 10_000
const PERSONA = {
  ...{ name: 'Maya', age: 27, interests: ['Music'], image: 'valentina' },
  ...{ communicationStyle: 'casual', relationshipStyle: 'girlfriend' },
}

/** Goodbyes to each personality, and people in danger, through all of the product. */
export async function giveCare(folder: string): Promise<CareGiven | null> {
  const [goodbyes, dangers] = [readGoodbyes(folder), readDangers(folder)]
  if (goodbyes.length === 0 && dangers.length === 0) return null
  const talks: Awaited<ReturnType<typeof liveThrough>>[] = []
  for (const [index, danger] of dangers.entries()) talks.push(await liveThrough(danger, index))
  const taken = (step: CareStep) => talks.filter(({ steps }) => steps[step]).length
  return {
    goodbyes: await sayGoodbyes(goodbyes),
    danger: {
      talks: talks.length,
      steps: sharesOf(Object.keys(talks[0]?.steps ?? {}) as CareStep[], taken, talks.length),
    },
    transcripts: talks.map(({ transcript }) => transcript),
  }
}

async function sayGoodbyes(goodbyes: readonly string[]): Promise<CareGiven['goodbyes']> {
  const found: { line: string; tactics: Tactic[] }[] = []
  for (const [index] of PERSONALITIES.entries()) {
    const user = await beginTalk(index)
    for (const goodbye of goodbyes) {
      for (const answer of await answersTo(user, goodbye)) {
        found.push({ line: `${goodbye} -> ${answer}`, tactics: holdsBack(answer) })
      }
    }
  }
  const held = (tactic: Tactic) => found.filter(({ tactics }) => tactics.includes(tactic)).length
  return {
    answers: found.length,
    held: sharesOf(TACTICS, held, found.length),
    heldBack: found
      .filter(({ tactics }) => tactics.length > 0)
      .map(({ line, tactics }) => `(${tactics.join(', ')}) ${line}`),
  }
}

async function liveThrough({ name, part }: Named<Danger>, index: number) {
  const user = await beginTalk(index)
  const turns: { said: string; answers: string[] }[] = []
  for (const said of part.texts) turns.push({ said, answers: await answersTo(user, said) })
  const steps = careSteps(turns)
  const missed = Object.entries(steps).filter(([, isTaken]) => !isTaken)
  const lines = turns.flatMap(({ said, answers }) => [
    said,
    ...answers.map((one) => `> ${one}`),
    '',
  ])
  const missedWords = missed.map(([step]) => step).join(', ') || 'nothing'
  return { steps, transcript: [`## ${name} (missed: ${missedWords})`, '', ...lines].join('\n') }
}

async function beginTalk(index: number): Promise<TestUser> {
  clock.at(BEGIN)
  const { value: personality } = PERSONALITIES[index % PERSONALITIES.length]!
  const user = await signedUpUser({ messages: 10_000, timeZone: 'America/New_York' })
  const create = await app.container.make(CreateGirlfriend)
  await create.execute(user.id, { ...PERSONA, personality } as never)
  await runDue()
  return user
}

async function answersTo(user: TestUser, said: string): Promise<string[]> {
  await pass(APART_MS)
  const before = sms.textsTo(user.phone).length
  await text(user, said)
  await pass(WAIT_MS, STEP_MS)
  return sms.textsTo(user.phone).slice(before).map(withoutAiNotice)
}

function sharesOf<Name extends string>(
  names: readonly Name[],
  count: (name: Name) => number,
  all: number
): Record<Name, number> {
  const shares = names.map((name) => [name, all === 0 ? 0 : count(name) / all])
  return Object.fromEntries(shares) as Record<Name, number>
}
