import { findFacts } from '#app/facts/find_facts'
import { gistOf } from '#app/remembering/gist_of'
import { type Reading, type Stretch, TalkReader } from '#app/remembering/talk_reader'

const BEFORE = 6

/** Reads by rules, without any provider. */
export class RuleTalkReader extends TalkReader {
  readonly isFree = true

  async read({ texts, before, summary, timeZone }: Stretch): Promise<Reading> {
    const all = [...before, ...texts]
    const facts = texts.flatMap((text, index) => {
      const at = before.length + index
      const found = findFacts(text, { timeZone, before: all.slice(Math.max(0, at - BEFORE), at) })
      return found.map((fact) => ({ ...fact, messageId: text.id }))
    })
    return { facts, summary: gistOf(texts, { summary, timeZone }) }
  }
}
