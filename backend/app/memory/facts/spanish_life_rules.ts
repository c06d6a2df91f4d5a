import { z } from 'zod'
import { SPANISH_MONTHS } from '#app/language/spanish_months'
import { titled, trimmed } from '#app/memory/facts/fact_values'
import { END, ended, keyed, rule, type FactRule } from '#app/memory/facts/slots'
import {
  any,
  DIETS,
  KINDS,
  LANGUAGES,
  low,
  REST,
  STATES,
  TAIL,
  YA,
} from '#app/memory/facts/spanish_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/spanish_life_rules.txt',
  z.strictObject({ noThing: shapes.pattern('iu') })
)

const LANGUAGE = new RegExp(`(?<!\\p{L})(?:${any(LANGUAGES)})(?!\\p{L})`, 'gu')

function things(rest: string): string[] {
  const each = rest.replace(TAIL_LIST, '').split(/,? (?:y|e|ni|o) |, /iu)
  return each
    .map((one) => trimmed(one.replace(TAIL, '').replace(LEAD, '')))
    .filter((one) => one.length > 1 && one.split(' ').length <= 4 && !WORDS.noThing.test(one))
}
const LEAD =
  /^(?:el|la|los|las|un|una|mucho|bastante|ir a|ir de|comer|tomar|beber|a el|a la|a los|a las|al) (?=.)/iu
const TAIL_LIST = /(?: |,)(?:pero|porque|cuando|aunque|que) .*$/iu

const tasted =
  (value: 'like' | 'dislike'): FactRule['read'] =>
  ({ rest = '' }) =>
    things(rest).map((thing) => ({
      slot: keyed('taste', thing),
      value,
      thing: thing.toLowerCase(),
    }))

const HEALTH = [
  ['as', 'asthma'],
  ['di', 'diabetes'],
  ['an', 'anxiety'],
  ['mi', 'migraines'],
] as const

const THING = REST.replace('<rest>', '<thing>')
const OTHER = REST.replace('<rest>', '<other>')
const ILLNESS = 'diabétic[oa]|diabetic[oa]|asmátic[oa]|asmatic[oa]|diabetes|asma|ansiedad|migrañas'
const PARTED = [
  'rompí con mi|rompi con mi|terminé con mi|termine con mi',
  'mi (?:novia|novio) me dejó|terminamos|nos divorciamos|me divorcié|me divorcie',
].join('|')
const INSTRUMENT = 'guitarra|piano|batería|bateria|violín|violin|bajo|saxofón|flauta'

/** What somebody likes and how they live, in Spanish. */
export const SPANISH_LIFE_RULES: readonly FactRule[] = [
  rule(
    [
      `^(?:ya )?no me gustan? (?:nada |mucho |tanto )?${REST}`,
      `^(?:odio|detesto|no soporto|no aguanto) ${THING}`,
    ].join('|'),
    ({ rest = '', thing = '' }) =>
      tasted('dislike')({ rest: (rest || thing).replace(/^(?:nada|mucho) /iu, '') })
  ),
  rule(
    [
      '^(?:a mí |a mi |también |tambien |realmente |siempre )*' +
        `me (?:gustan?|encantan?|fascinan?) (?:mucho |muchísimo )?${REST}`,
      `^amo ${THING}`,
      `^soy fan de ${OTHER}`,
    ].join('|'),
    ({ rest = '', thing = '', other = '' }) => tasted('like')({ rest: rest || thing || other })
  ),
  rule(`^mi (?<kind>${any(KINDS)}) favorit[oa] es ${REST}`, ({ kind = '', rest = '' }) => {
    const value = trimmed(rest.replace(TAIL, '').replace(/^(?:el|la|los|las) (?=\p{Ll})/iu, ''))
    return value && value.split(' ').length < 7
      ? [{ slot: `favorite:${low(KINDS, kind)}`, value }]
      : []
  }),
  rule(
    `^${YA}soy al[eé]rgic[oa] (?:a |al )${REST}|^tengo alergia (?:a |al )${THING}`,
    ({ rest = '', thing = '' }) =>
      things(rest || thing).map((one) => ({
        slot: keyed('allergy', one),
        value: 'allergic',
        thing: one.toLowerCase(),
      }))
  ),
  rule(`^(?:ya )?no soy (?<diet>${any(DIETS)})[oa]${END}`, ({ diet = '' }) => [
    ended('diet', low(DIETS, diet)),
  ]),
  rule(`^${YA}(?:soy|me hice|me volví) (?<diet>${any(DIETS)})[oa]${END}`, ({ diet = '' }) => [
    { slot: 'diet', value: low(DIETS, diet) },
  ]),
  rule(`^${YA}(?:soy|tengo) (?<health>${ILLNESS})${END}`, ({ health = '' }) => {
    const name = HEALTH.find(([start]) => health.toLowerCase().startsWith(start))?.[1] ?? ''
    return [{ slot: keyed('health', name), value: name }]
  }),
  rule(`^${YA}(?:estoy|soy|sigo|me he) (?<state>${any(STATES)})[oa]${END}`, ({ state = '' }) => [
    { slot: 'relationship', value: low(STATES, state) },
  ]),
  rule(`^(?:tengo) (?<partner>novia|novio|esposa|esposo|pareja)${END}`, ({ partner = '' }) => [
    { slot: 'relationship', value: /^espos/iu.test(partner) ? 'married' : 'in a relationship' },
  ]),
  rule(`^(?:${PARTED})`, () => [{ slot: 'relationship', value: 'single' }]),
  rule(`^(?:me casé|me case|nos casamos)${END}`, () => [
    { slot: 'relationship', value: 'married' },
  ]),
  rule(
    `^(?:mi cumpleaños es|cumplo años|nací) el (?<day>\\d{1,2}) de (?<month>${any(SPANISH_MONTHS)})`,
    ({ day = '', month = '' }) => [
      { slot: 'birthday', value: `${low(SPANISH_MONTHS, month)} ${Number(day)}` },
    ]
  ),
  rule(`^${YA}hablo (?<rest>[^!?;:\\n]{4,60})`, ({ rest = '' }) =>
    [
      ...rest
        .toLowerCase()
        .replace(/ pero .*/u, '')
        .matchAll(LANGUAGE),
    ].map(([word]) => ({
      slot: `language:${low(LANGUAGES, word)}`,
      value: 'speaks',
      thing: titled(low(LANGUAGES, word)),
    }))
  ),
  rule(`^estoy aprendiendo (?:a hablar )?(?<word>${any(LANGUAGES)})${END}`, ({ word = '' }) => [
    {
      slot: `language:${low(LANGUAGES, word)}`,
      value: 'is learning',
      thing: titled(low(LANGUAGES, word)),
    },
  ]),
  rule(`^(?:dejé|deje|he dejado) de (?<vice>fumar|beber|tomar)${END}`, ({ vice = '' }) =>
    /^fumar$/iu.test(vice)
      ? [{ slot: 'habit:smoking', value: 'gave up', thing: 'smoking' }]
      : [{ slot: 'habit:drinking', value: 'gave up', thing: 'drinking' }]
  ),
  rule(`^(?:ya )?no (?<vice>fumo|bebo)${END}`, ({ vice = '' }) =>
    /^fumo$/iu.test(vice)
      ? [{ slot: 'habit:smoking', value: 'no', thing: 'smoking' }]
      : [{ slot: 'habit:drinking', value: 'no', thing: 'drinking' }]
  ),
  rule(`^toco (?:el |la )?(?<thing>${INSTRUMENT})${END}`, ({ thing = '' }) => [
    { slot: keyed('hobby', thing), value: thing.toLowerCase() },
  ]),
]
