import { Turns } from '#app/core/turns'
import { findFacts } from '#app/facts/find_facts'
import { gistOf } from '#app/remembering/gist_of'
import { type Reading, type Stretch, TalkReader } from '#app/remembering/talk_reader'

const BEFORE = 6

/** Reads by rules, without any provider. */
export class RuleTalkReader extends TalkReader {
  readonly isFree = true
  /** A long stretch would hold up the process: what is asked of it meanwhile is answered between two texts. */
  readonly #thoughts = new Turns()

  async read({ texts, before, summary, timeZone }: Stretch): Promise<Reading> {
    const all = [...before, ...texts]
    const facts: Reading['facts'] = []
    for (const [index, text] of texts.entries()) {
      await this.#thoughts.take()
      const at = before.length + index
      const found = findFacts(text, { timeZone, before: all.slice(Math.max(0, at - BEFORE), at) })
      facts.push(...found.map((fact) => ({ ...fact, messageId: text.id })))
    }
    return { facts, summary: gistOf(texts, { summary, timeZone }) }
  }
}
