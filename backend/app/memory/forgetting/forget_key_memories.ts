import { inject } from '@adonisjs/core'
import type { Tx } from '#app/core/database/sql'
import { readOr } from '#app/core/threads/threads'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { ForgetThinking } from '#app/memory/forgetting/forget'
import type { TellingText } from '#app/memory/forgetting/without_telling'
import { type ForgottenThing, forgottenThing } from '#app/memory/kept/forgotten_sentences'
import type { KnownFact } from '#app/memory/kept/known_facts'
import { FORGOTTEN_MARK } from '#app/models/kinds'
import { CutKeyMemories } from '#app/people/girlfriends/cut_key_memories'

interface Wish {
  /** What it names; looked for where nothing else of it is found. */
  words: readonly string[]
  /** The memories it speaks of. */
  known: readonly KnownFact[]
  isMeant: (fact: FoundFact) => boolean
}

/** What their person wrote for her to always know is no memory and no text, and stands in every prompt. */
@inject()
export class ForgetKeyMemories {
  constructor(
    private readonly cutting: CutKeyMemories,
    private readonly thinking: ForgetThinking
  ) {}

  /** True when something of it is gone. */
  execute({ sql }: Tx, userId: number, wish: Wish): Promise<boolean> {
    return this.cutting.execute(sql, userId, (text) => this.#without(text, wish))
  }

  async #without(text: string, { words, known, isMeant }: Wish): Promise<string> {
    const lines = text.split('\n')
    const facts = await this.#factsIn(text)
    const told = facts.filter(isMeant).map(thingTold)
    const things = [...told, ...known.map(thingKnown).filter(isNaming)]
    const left = await this.#cut(lines, things)
    const isCut = left.some((line, index) => line !== lines[index])
    const last = isCut ? left : await this.#cut(lines, [{ words, isNaming: true }])
    return last.flatMap((line, index) => (line === lines[index] ? line : leftOf(line))).join('\n')
  }

  #factsIn(text: string): Promise<FoundFact[]> {
    const said = { sender: 'user' as const, text, at: 0 }
    return readOr(this.thinking.findFacts(said, { timeZone: 'UTC', before: [] }), [])
  }

  async #cut(lines: readonly string[], things: readonly ForgottenThing[]): Promise<string[]> {
    let left = [...lines]
    for (const thing of things) {
      const wish = { thing, sources: new Set<number>(), fact: null }
      left = await readOr(this.thinking.withoutTelling(wish, left.map(asText)), left)
    }
    return left
  }
}

function asText(body: string): TellingText {
  return { id: 0, direction: 'inbound', body, createdAt: 0, isNear: true }
}

function thingTold({ slot, value, sentence: body }: FoundFact): ForgottenThing {
  return forgottenThing({ slot, value, body })
}

function thingKnown({ slot, valueKey: value, sentence: body }: KnownFact): ForgottenThing {
  return forgottenThing({ slot, value, body })
}

const isNaming = (thing: ForgottenThing) => thing.isNaming

/** Without a mark: it is shown to its person in a form, and sent back by it. */
function leftOf(line: string): string[] {
  const left = line.replaceAll(FORGOTTEN_MARK, ' ').replace(/ +/g, ' ').trim()
  return left === '' ? [] : [left]
}
