import { z } from 'zod'
import { findFacts } from '#app/memory/facts/find_facts'
import { stemOf, valueKey } from '#app/memory/facts/fact_values'
import type { KnownFact } from '#app/memory/kept/known_facts'
import { plainWord } from '#app/memory/kept/plain_words'
import * as shapes from '#app/language/word_shapes'
import { readWords } from '#app/language/words'

const WORDS = readWords('remembering/facts_meant.txt', z.strictObject({ empty: shapes.wordSet }))

interface Meant {
  pattern: RegExp
  /** Slots, or kinds of them (`allergy` of `allergy:nuts`). */
  slots: string[]
  /** Of several things a slot may hold, only these. */
  value?: RegExp
}

/** Ways to name a slot that do not hold its word; as `valueKey` folds them. */
const SLOT_WORDS: readonly Meant[] = [
  {
    pattern:
      /^(?:where i (?:live|am|m|stay)|my (?:home|city|town|address|place)|(?:a )?donde vivo|mi (?:casa|ciudad|pueblo|direccion|domicilio))$/,
    slots: ['home'],
  },
  {
    pattern: /^(?:how old i(?: a)?m|my age|mi edad|(?:que edad|cuantos anos) tengo)$/,
    slots: ['age'],
  },
  {
    pattern:
      /^(?:where i work|my (?:company|employer|work ?place)|(?:en )?donde trabajo|mi (?:empresa|lugar de trabajo))$/,
    slots: ['employer', 'work place'],
  },
  {
    pattern:
      /^(?:what i do(?: for (?:a living|work))?|what my (?:job|profession) is|my (?:job|work|career|profession|occupation|line of work|job title)|mi (?:trabajo|empleo|profesion|oficio|ocupacion|puesto)|(?:en que trabajo|a que me dedico|de que trabajo))$/,
    slots: ['job', 'employer', 'field'],
  },
  {
    pattern:
      /^(?:where i(?: a)?m from|where i come from|where i (?:grew up|was born)|my (?:home ?town|birth ?place|origins?|roots)|de donde soy|donde naci|mi (?:origen|tierra))$/,
    slots: ['origin'],
  },
  {
    pattern: /^(?:my (?:first |last |full |real )?name|what my name is|mi nombre|como me llamo)$/,
    slots: ['name', 'nickname'],
  },
  { pattern: /^(?:my nick ?name|mi apodo)$/, slots: ['nickname'] },
  {
    pattern:
      /^(?:my (?:birthday|b ?day|birth ?date|date of birth|dob)|when (?:my (?:birthday|b ?day) is|i was born)|mi (?:cumpleanos|fecha de nacimiento)|cuando (?:naci|cumplo anos|es mi cumpleanos))$/,
    slots: ['birthday'],
  },
  {
    pattern:
      /^(?:my (?:school|college|uni|university)|where i (?:study|go to school)|mi (?:escuela|universidad|colegio)|donde estudio)$/,
    slots: ['school'],
  },
  {
    pattern:
      /^(?:my (?:studies|major|degree)|what i(?: a)?m? study(?:ing)?|que estudio|mis estudios|mi carrera)$/,
    slots: ['study', 'degree'],
  },
  {
    pattern:
      /^(?:my (?:relationship(?: status)?|love life|marital status|civil status)|mi (?:relacion|estado civil))$/,
    slots: ['relationship'],
  },
  {
    pattern: /^(?:(?:my|our) (?:break ?up|split)|mi (?:ruptura|separacion))$/,
    slots: ['relationship'],
    value: /^(?:single|separated)$/,
  },
  { pattern: /^(?:my (?:star ?sign|zodiac(?: sign)?|sign)|mi signo)$/, slots: ['zodiac'] },
  {
    pattern: /^(?:what i drive|my (?:truck|ride|vehicle)|mi (?:coche|carro|auto))$/,
    slots: ['car'],
  },
  { pattern: /^(?:what i eat|mi dieta)$/, slots: ['diet', 'eats'] },
  { pattern: /^mis? alergias?$/, slots: ['allergy'] },
  {
    pattern:
      /^(?:my (?:illness|disease|diagnosis|condition|disability|medical (?:condition|history))|mi (?:enfermedad|diagnostico|salud))$/,
    slots: ['health'],
  },
]

/** The memories a wish such as `my sister's name` or `I live in Lisbon` speaks of; their ids. */
export function factsMeant(words: string, known: readonly KnownFact[]): number[] {
  const isTold = telling(words)
  const isNamed = naming(words)
  return known.filter((fact) => isTold(fact) || isNamed(fact)).map(({ id }) => id)
}

/** `I quit smoking` tells what is known as `You gave up smoking.` */
function telling(words: string): (fact: KnownFact) => boolean {
  const said = { sender: 'user' as const, text: words, at: 0 }
  const told = findFacts(said, { timeZone: 'UTC', before: [] }).map(
    ({ slot, value }) => `${slot}=${valueKey(value)}`
  )
  return ({ about, slot, valueKey: key }) => about === 'user' && told.includes(`${slot}=${key}`)
}

function naming(words: string): (fact: KnownFact) => boolean {
  const plain = valueKey(words)
  const meant = SLOT_WORDS.filter(({ pattern }) => pattern.test(plain))
  if (meant.length > 0) return (fact) => meant.some((one) => isOfSlot(fact, one))
  const named = namedWords(words)
  return (fact) => isNamedBy(fact, named)
}

function isOfSlot({ about, slot, valueKey: key }: KnownFact, { slots, value }: Meant): boolean {
  const [kind = ''] = (slot ?? '').split(':')
  return about === 'user' && slots.includes(kind) && (!value || value.test(key ?? ''))
}

function isNamedBy({ slot, sentence }: KnownFact, named: string[]): boolean {
  const held = new Set(
    valueKey(`${slot ?? ''} ${sentence}`)
      .split(' ')
      .flatMap(keysOf)
  )
  return named.length > 0 && named.every((word) => keysOf(word).some((key) => held.has(key)))
}

const keysOf = (word: string) => [stemOf(word), plainWord(word)]

/**
 * What a wish names, without the words every wish has, each under the word that stands for all of its kind.
 */
export function namedWords(words: string): string[] {
  return valueKey(words)
    .split(' ')
    .filter((word) => word !== '' && !WORDS.empty.has(word))
    .map(plainWord)
}
