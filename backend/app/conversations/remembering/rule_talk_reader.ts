import { inject } from '@adonisjs/core'
import { readOr } from '#app/core/threads/threads'
import type { findFacts } from '#app/memory/facts/find_facts'
import type { FoundFact } from '#app/memory/facts/found_fact'
import type { gistOf } from '#app/conversations/remembering/gist_of'
import {
  type Extraction,
  type PaidExtraction,
  type ReadText,
  type Stretch,
  TalkReader,
} from '#app/conversations/remembering/talk_reader'

const BEFORE = 6

/** In a thread. */
export abstract class StretchThinking {
  abstract findFacts(...asked: Parameters<typeof findFacts>): Promise<FoundFact[]>
  abstract whichAreReadable(texts: readonly ReadText[]): Promise<boolean[]>
  abstract gistOf(...asked: Parameters<typeof gistOf>): Promise<string>
}

/** Reads by rules, without any provider. */
@inject()
export class RuleTalkReader extends TalkReader {
  readonly isFree = true

  constructor(private readonly thinking: StretchThinking) {
    super()
  }

  async read({ texts, before, summary, timeZone }: Stretch): Promise<PaidExtraction> {
    const all = [...before, ...texts]
    const facts: Extraction['facts'] = []
    for (const [index, text] of texts.entries()) {
      const at = before.length + index
      const telling = { timeZone, before: all.slice(Math.max(0, at - BEFORE), at) }
      const found = await readOr(this.thinking.findFacts(text, telling), [])
      facts.push(...found.map((fact) => ({ ...fact, messageId: text.id })))
    }
    const gist = this.thinking.gistOf(texts, { summary, timeZone })
    return { facts, summary: await readOr(gist, summary), usage: null }
  }
}
