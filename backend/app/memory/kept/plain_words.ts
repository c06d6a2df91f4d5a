import { kindred } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { thingKey, valueKey } from '#app/memory/facts/fact_values'
import { kinKey, petKind, singularKin } from '#app/memory/facts/kin'
import { COUNTED, KIN, MANY, PETS } from '#app/memory/facts/spanish_words'

/** The first word of each line stands for the others. */
const SAME = loadWords('kept/same_words.txt', kindred)
const SPANISH = new Map(Object.entries({ ...COUNTED, ...MANY, ...PETS, ...KIN }))
/** Also pet names: they mean kin behind a word that says whose. */
const ENDEARING = new Set('baby daddy papa mommy mama bro sis'.split(' '))
const WHOSE = new Set('my our his her their your mi mis su'.split(' '))

/** One word for one thing, folded: `mother`, `mum` and `madre` are `mom`, `kids` is `child`, `two` is `2`. */
export function plainWord(word: string): string {
  const known = SAME.get(word) ?? SPANISH.get(word)
  const singular = singularKin(known ?? word)
  const plain = petKind(kinKey(singular))
  if (plain !== word) return plain
  const key = thingKey(word)
  return key === word ? word : plainWord(key)
}

/** Who speaks of themselves, and who is spoken to. */
const SPOKEN_TO = new Map(
  Object.entries({
    ...{ i: 'you', im: 'you are', ive: 'you have', am: 'are', me: 'you', my: 'your' },
    ...{ youre: 'you are', youve: 'you have' },
  })
)

/** What a sentence says, folded: one key for `I have two kids` and `You have 2 children.` */
export function sentenceKey(sentence: string): string {
  const words = valueKey(sentence).split(' ')
  return words.map((word) => SPOKEN_TO.get(word) ?? plainWord(word)).join(' ')
}

/** The words of a text under which it may be meant, in all their endings. */
export function formsIn(text: string): Set<string> {
  const words = valueKey(text).split(' ')
  return new Set(
    words.flatMap((word, index) => {
      const isAddress = ENDEARING.has(word) && !WHOSE.has(words[index - 1] ?? '')
      return isAddress ? formsOf(word) : [...formsOf(word), plainWord(word)]
    })
  )
}

/** `anas` of `Ana's`, `strawberries`, `hiking`: as it stands, without its ending, and its stem. */
function formsOf(word: string): string[] {
  return [word, word.replace(/(?<=..)s$/, ''), thingKey(word)]
}
