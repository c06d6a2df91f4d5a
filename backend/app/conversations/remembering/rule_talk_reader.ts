import { inject } from '@adonisjs/core'
import { readOr } from '#app/core/threads/threads'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { withoutMark } from '#app/models/kinds'
import { knownAfter } from '#app/memory/notes/known_after'
import type { readTold } from '#app/memory/notes/read_told'
import type { gistOf } from '#app/conversations/remembering/gist_of'
import type { ToldText } from '#app/conversations/remembering/what_texts_tell'
import {
  type Extraction,
  type PaidExtraction,
  type ReadText,
  type Stretch,
  TalkReader,
} from '#app/conversations/remembering/talk_reader'

const BEFORE = 6

/** Done in a thread: `conversations/readings/readers`. */
export abstract class StretchThinking {
  abstract readTold(...asked: Parameters<typeof readTold>): Promise<FoundFact[]>
  abstract whichAreReadable(texts: readonly ReadText[]): Promise<boolean[]>
  abstract whatTextsTell(texts: readonly string[]): Promise<ToldText[]>
  abstract gistOf(...asked: Parameters<typeof gistOf>): Promise<string>
}

/** Reads by rules, without any provider. */
@inject()
export class RuleTalkReader extends TalkReader {
  readonly isFree = true

  constructor(private readonly thinking: StretchThinking) {
    super()
  }

  async read({ texts, before, summary, timeZone, ...stretch }: Stretch): Promise<PaidExtraction> {
    const all = [...before, ...texts]
    const facts: Extraction['facts'] = []
    let { known } = stretch
    for (const [index, text] of texts.entries()) {
      const at = before.length + index
      const telling = { timeZone, before: all.slice(Math.max(0, at - BEFORE), at), known }
      const left = withoutMark(text.text)
      const found = await readOr(this.thinking.readTold({ ...text, text: left }, telling), [])
      known = knownAfter(known, found)
      facts.push(...found.map((fact) => ({ ...fact, messageId: text.id, ...quotedIn(fact, all) })))
    }
    const gist = this.thinking.gistOf(texts, { summary, timeZone })
    return { facts, summary: await readOr(gist, summary), usage: null }
  }
}

function quotedIn({ besides = [] }: FoundFact, all: readonly ReadText[]): { quotes: number[] } {
  return { quotes: all.filter(({ at }) => besides.includes(at)).map(({ id }) => id) }
}
