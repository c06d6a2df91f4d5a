import type { Sql } from '#app/core/database/sql'
import { Memory } from '#app/models/memory'
import { valueKey } from '#app/memory/facts/fact_values'
import { clausesOf } from '#app/memory/facts/plain_talk'
import { forgottenThing, hasAllWords, isFactTold } from '#app/memory/kept/forgotten_sentences'
import { listLearned } from '#app/memory/kept/list_learned'

/** A text, as it stood before something was cut from it. */
export interface CutText {
  id: number
  body: string
  at: number
}

/** The memories learned from nothing but what was cut from these texts, where all the words stood. */
export async function listTold(
  sql: Sql,
  texts: readonly CutText[],
  words: readonly string[]
): Promise<number[]> {
  const ids = await listLearned(
    sql,
    texts.map(({ id }) => id)
  )
  if (ids.length === 0) return []
  const memories = await Memory.query(sql).whereIn('id', ids)
  const others = texts.flatMap((text) => clausesWithout(text, words))
  return memories
    .filter((memory) => !others.some((clause) => isToldIn(memory, clause)))
    .map(({ id }) => id)
}

function clausesWithout({ body, at }: CutText, words: readonly string[]) {
  return clausesOf(body)
    .filter(({ text }) => !hasAllWords(text, words))
    .map(({ text }) => ({ text, at }))
}

function isToldIn(memory: Memory, { text, at }: { text: string; at: number }): boolean {
  if (hasAllWords(text, forgottenThing(memory).words)) return true
  const sought = { about: memory.about, slot: memory.slot, valueKey: valueKey(memory.value ?? '') }
  return isFactTold(sought, { sender: 'user', text, at })
}
