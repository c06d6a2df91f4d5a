import { z } from 'zod'
import type { WordsCheck } from '#app/companion/manners/fault'
import { contracted } from '#app/companion/manners/manner_words'
import type { Scene } from '#app/companion/voice/language_model'
import { stemsOf } from '#app/language/stems'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/invents_memory.txt',
  z.strictObject({ told: shapes.pattern('u'), denied: shapes.pattern('u') })
)
const CLAUSE_ENDS = /[,.!?;:\n]+/
/** Of fewer words of weight she may well say the same in others. */
const LEAST_STEMS = 3
const LEAST_KNOWN = 0.25

/** That they told her something of which no word stands in the talk or in what she remembers. */
export const inventsMemory: WordsCheck = (text, { scene }) => {
  const told = contracted(text).split(CLAUSE_ENDS).filter(saysTheyTold)
  if (told.length === 0) return null
  const known = new Set(stemsOf(wordsKnownIn(scene)))
  const isInvented = told.some((sentence) => {
    const stems = stemsOf(sentence.replace(WORDS.told, ' '))
    const grounded = stems.filter((stem) => known.has(stem)).length
    return stems.length >= LEAST_STEMS && grounded < stems.length * LEAST_KNOWN
  })
  return isInvented ? REASON : null
}

const REASON =
  'They never told you that: say only what stands in the talk or in your notes, or ask.'

function saysTheyTold(sentence: string): boolean {
  const hit = WORDS.told.exec(sentence)
  return hit !== null && !WORDS.denied.test(sentence.slice(0, hit.index))
}

function wordsKnownIn({ turns, topics, persona, person, remembered, loop }: Scene): string {
  const told = [...turns, ...(remembered?.moments ?? [])].map(({ text }) => text)
  const ahead = [...(remembered?.ahead ?? []), ...(loop ? [loop] : [])].map((one) => one.subject)
  const { facts, ofHer, summary } = remembered ?? NOTHING
  const { backstory, keyMemories } = persona.given ?? NOTHING
  const names = [person.firstName, persona.name]
  const known = [...told, ...ahead, ...facts, ...ofHer, ...topics, summary, backstory, keyMemories]
  return [...known, ...names].join('\n')
}

const NOTHING = { facts: [], ofHer: [], summary: '', backstory: '', keyMemories: '' }
