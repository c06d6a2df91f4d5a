import { z } from 'zod'
import { valueKey } from '#app/memory/facts/fact_values'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/excluding_facts.txt',
  z.strictObject({ siblings: shapes.pattern('u') })
)

/**
 * What cannot be so at the same time although it stands in
 * slots of its own; written `slot=value`, values folded.
 */
interface Exclusion {
  told: RegExp
  ends: RegExp
  /** Also what the same text names: "me and my girlfriend Jess broke up". */
  isWithinText?: boolean
}

interface Told {
  slot: string
  value: string
}

const TOLD_OF = '(?:name|home|origin|job|employer|study|age|birthday) of'
const SPOUSE = '(?:wife|husband|spouse)'
const SWEETHEART = '(?:girlfriend|boyfriend|partner|fianc[eé]e?)'
const WORK = /^(?:employer|work place|field)=/
const CHILD = '(?:\\p{L}+ )?(?:son|daughter)'
const NO_CHILDREN = /^number of:children=0$/
const NO_SIBLINGS = /^number of:siblings=0$/
const CHILDREN = new RegExp(
  `^(?:number of:(?:sons|daughters)=[1-9]|name of:${CHILD}=|person:[^=]+=${CHILD}$)`,
  'u'
)

const EXCLUSIONS: readonly Exclusion[] = [
  { told: /^job=(?:retired|unemployed)$/, ends: WORK },
  { told: /^job=retired$/, ends: /^job search=/ },
  { told: WORK, ends: /^job=(?:retired|unemployed)$/ },
  {
    told: /^relationship=single$/,
    ends: new RegExp(`^${TOLD_OF}:(?:${SPOUSE}|${SWEETHEART})=`),
    isWithinText: true,
  },
  {
    told: /^relationship=divorced$/,
    ends: new RegExp(`^${TOLD_OF}:${SPOUSE}=`),
    isWithinText: true,
  },
  {
    told: new RegExp(`^name of:(?:${SPOUSE}|${SWEETHEART})=`),
    ends: /^relationship=single$/,
  },
  { told: new RegExp(`^name of:${SPOUSE}=`), ends: /^relationship=divorced$/ },
  {
    told: new RegExp(`^life of:${SPOUSE}=died$`),
    ends: /^relationship=married$/,
    isWithinText: true,
  },
  {
    told: new RegExp(`^life of:${SWEETHEART}=died$`),
    ends: /^relationship=(?:engaged|seeing someone|in a (?:long distance )?relationship)$/,
    isWithinText: true,
  },
  { told: NO_CHILDREN, ends: CHILDREN },
  { told: CHILDREN, ends: NO_CHILDREN },
  { told: NO_SIBLINGS, ends: WORDS.siblings },
  { told: WORDS.siblings, ends: NO_SIBLINGS },
]
/** What is so of the living alone. */
const OF_THE_LIVING = ['home', 'employer', 'job', 'study', 'age']

const written = ({ slot, value }: Told) => `${slot}=${valueKey(value)}`

/**
 * Whether one thing is over now that the other is told of
 * the same person; `isSameText` when one text says both.
 */
export function isEndedBy(told: Told, other: Told, isSameText: boolean): boolean {
  const [kind = '', who] = told.slot.split(' of:')
  if (kind === 'life' && who && told.value === 'died') {
    const isOver = OF_THE_LIVING.some((one) => other.slot === `${one} of:${who}`)
    if (isOver) return true
  }
  return EXCLUSIONS.some(
    ({ told: when, ends, isWithinText }) =>
      (!isSameText || isWithinText) && when.test(written(told)) && ends.test(written(other))
  )
}

/** Such a thing counts last of what one text says. */
export function isLastWord(told: Told): boolean {
  return EXCLUSIONS.some(({ told: when, isWithinText }) => isWithinText && when.test(written(told)))
}
