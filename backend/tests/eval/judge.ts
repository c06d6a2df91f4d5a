import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { shapeOf } from '#app/companion/voice/answer_shape'
import type { ChatCompletions } from '#app/companion/voice/chat_completions'
import { readReplies } from './data.js'
import type { WrittenTalk } from './talks.js'

export type Preferred = 'one' | 'other' | 'tie'

export interface Compared {
  one: string
  other: string
  /** Of the talks: how often `one` was better, was worse, or neither. */
  won: number
  lost: number
  tied: number
  /** The share of what `one` won, a tie being half. */
  winRate: number
}

export interface Agreement {
  pairs: number
  /** The share of the labelled pairs in which the judge prefers the good reply. */
  share: number
}

export interface Contender {
  name: string
  written: readonly WrittenTalk[]
}

const RULES = readFileSync(new URL('judge.txt', import.meta.url), 'utf8')
const verdict = z.object({ better: z.enum(['A', 'B', 'tie']) })
const SHAPE = shapeOf('verdict', verdict)
const LONGEST_MS = 120_000

/**
 * A model that says which of two is better. Who stands
 * first is often preferred: each pair is asked both ways.
 */
export class Judge {
  constructor(
    private readonly completions: Pick<ChatCompletions, 'ask'>,
    private readonly model: string
  ) {}

  async prefer(before: string, one: string, other: string): Promise<Preferred> {
    const there = await this.#ask(before, one, other)
    const back = await this.#ask(before, other, one)
    if (there === 'A' && back === 'B') return 'one'
    return there === 'B' && back === 'A' ? 'other' : 'tie'
  }

  async #ask(before: string, a: string, b: string): Promise<'A' | 'B' | 'tie'> {
    const content = `<before>\n${before}\n</before>\n<A>\n${a}\n</A>\n<B>\n${b}\n</B>`
    const answer = await this.completions.ask({
      model: this.model,
      messages: [
        { role: 'system', content: RULES },
        { role: 'user', content },
      ],
      shape: SHAPE,
      mostTokens: 100,
      personKey: 'evaluation',
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    return verdict.parse(JSON.parse(answer.content)).better
  }
}

/** Every contender against every other, talk by talk. */
export async function compareAll(
  judge: Judge,
  contenders: readonly Contender[]
): Promise<Compared[]> {
  const all: Compared[] = []
  for (const [index, one] of contenders.entries()) {
    for (const other of contenders.slice(index + 1)) all.push(await compare(judge, one, other))
  }
  return all
}

async function compare(judge: Judge, one: Contender, other: Contender): Promise<Compared> {
  const counts = { one: 0, other: 0, tie: 0 }
  for (const [index, { name, markdown }] of one.written.entries()) {
    const theirs = other.written[index]
    if (!theirs) continue
    counts[
      await judge.prefer(
        `The whole talk ${name}, the person's texts in it.`,
        markdown,
        theirs.markdown
      )
    ]++
  }
  const count = counts.one + counts.other + counts.tie
  return {
    one: one.name,
    other: other.name,
    ...{ won: counts.one, lost: counts.other, tied: counts.tie },
    winRate: count === 0 ? 0 : (counts.one + counts.tie / 2) / count,
  }
}

/** How far the judge is to be believed: pairs of a good and a bad reply to the same talk. */
export async function agreementOf(judge: Judge, folders: readonly string[]): Promise<Agreement> {
  const pairs = folders.flatMap(labelledPairs)
  let agreed = 0
  for (const { before, good, bad } of pairs) {
    if ((await judge.prefer(before, good, bad)) === 'one') agreed++
  }
  return { pairs: pairs.length, share: pairs.length === 0 ? 0 : agreed / pairs.length }
}

export function labelledPairs(folder: string): { before: string; good: string; bad: string }[] {
  const byTalk = Map.groupBy(readReplies(folder), ({ at, history }) =>
    [at, ...history.map(({ sender, text }) => `${sender}: ${text}`)].join('\n')
  )
  return [...byTalk].flatMap(([before, replies]) => {
    const bad = replies.filter(({ isGood }) => !isGood)
    const good = replies.filter(({ isGood }) => isGood)
    return good.flatMap((one) => bad.map(({ reply }) => ({ before, good: one.reply, bad: reply })))
  })
}
