import { inject } from '@adonisjs/core'
import type { Tx } from '#app/core/database/sql'
import { readOr } from '#app/core/threads/threads'
import type { ToldTurn } from '#app/memory/facts/find_facts'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { ForgetThinking } from '#app/memory/forgetting/forget'
import {
  forgottenThing,
  hasAllWords,
  isNamedIn,
  tellsOfOwn,
} from '#app/memory/kept/forgotten_sentences'
import type { KnownFact } from '#app/memory/kept/known_facts'
import { CutKeyMemories } from '#app/people/girlfriends/cut_key_memories'

interface Wish {
  /** What it names as a whole; none where it asks for a part of that, such as a name, or a kind of fact. */
  words: readonly string[]
  /** The memories it speaks of. */
  known: readonly KnownFact[]
  isMeant: (fact: FoundFact) => boolean
}

/** What each sentence tells. */
type Told = ReadonlyMap<string, readonly FoundFact[]>

/** None behind `Dr.` */
const SENTENCE_END =
  /(?=\S)(?<!\b(?:Dr|Mrs?|Ms|St|Sra?)\.\s*)(?:(?<=[.!?…]\s+)|(?<=\p{Ll}[.!?…])(?=\p{Lu}))/u
const TURNS = 6
/** A place or a date may be named for much else. */
const NAMES_SOMEBODY = /^(?:name|nickname|name of|person|pet)(?::|$)/

/**
 * What their person wrote for her to always know is no memory and no text, and stands in every prompt.
 * Nothing brings it back, so only sentences go that name what was asked for.
 */
@inject()
export class ForgetKeyMemories {
  constructor(
    private readonly cutting: CutKeyMemories,
    private readonly thinking: ForgetThinking
  ) {}

  /** Before the talk is locked: whoever changes her locks her first. */
  lock({ sql }: Tx, userId: number): Promise<unknown> {
    return this.cutting.lock(sql, userId)
  }

  /** True when something of it is gone. */
  execute({ sql }: Tx, userId: number, wish: Wish): Promise<boolean> {
    return this.cutting.execute(sql, userId, async (text) => {
      const told = await this.#toldIn(text)
      const isGone = isNaming(wish, told)
      const lines = text.split('\n')
      return lines.flatMap((line) => leftOf(line, isGone)).join('\n')
    })
  }

  async #toldIn(text: string): Promise<Told> {
    const told = new Map<string, FoundFact[]>()
    const before: ToldTurn[] = []
    for (const sentence of text.split('\n').flatMap(sentencesOf)) {
      const said = { sender: 'user' as const, text: sentence.trim(), at: 0 }
      const where = { timeZone: 'UTC', before: before.slice(-TURNS) }
      told.set(sentence, await readOr(this.thinking.findFacts(said, where), []))
      before.push(said)
    }
    return told
  }
}

const sentencesOf = (line: string) => line.split(SENTENCE_END)

/** It tells what is meant, or names it. */
function isNaming({ words, known, isMeant }: Wish, told: Told): (sentence: string) => boolean {
  const facts = new Set([...told.values()].flat().filter(isMeant))
  const names = [
    ...[...facts].map(({ slot, value, sentence: body }) => ({ slot, value, body })),
    ...known.map(({ slot, valueKey: value, sentence: body }) => ({ slot, value, body })),
  ]
    .filter(({ slot }) => NAMES_SOMEBODY.test(slot ?? ''))
    .map(forgottenThing)
    .filter((thing) => thing.isNaming)
  return (sentence) =>
    told.get(sentence)?.some((fact) => facts.has(fact)) === true ||
    (tellsOfOwn(sentence, words) && isNamedIn(sentence, words)) ||
    names.some((each) => hasAllWords(sentence, each.words) && isNamedIn(sentence, each.words))
}

/** A line that nothing is left of goes. */
function leftOf(line: string, isGone: (sentence: string) => boolean): string[] {
  const sentences = sentencesOf(line)
  const left = sentences.filter((sentence) => !isGone(sentence))
  if (left.length === sentences.length) return [line]
  const said = left.join('').trim()
  return said === '' ? [] : [said]
}
