import { asksWhen, isMeantNow, type Sentence } from '#app/companion/times/named_dates'
import { hitsIn } from '#app/language/hits_in'

const WEEKDAYS: Record<string, number> = Object.fromEntries(
  [
    ['monday', 'lunes'],
    ['tuesday', 'martes'],
    ['wednesday', 'miercoles'],
    ['thursday', 'jueves'],
    ['friday', 'viernes', 'fri', 'friyay'],
    ['saturday', 'sabado'],
    ['sunday', 'domingo'],
  ].flatMap((names, index) => names.map((name) => [name, index + 1]))
)
const DAY = `(${Object.keys(WEEKDAYS).join('|')})\\b`
const SMALL_WORDS =
  'already|finally|only|just|still|actually|a|an|the|another|also|such|officially|' +
  'ya|por fin|un|otro'
const QUALITIES =
  'lovely|beautiful|fine|quiet|lazy|rainy|sunny|gorgeous|cozy|chilly|slow|good|nice|bright|' +
  'regular|plain|normal|typical|glorious|perfect'
const ADVERBS = `(?:(?:${SMALL_WORDS}|${QUALITIES}) )*`
const ENDS = '(?! (?:and|or|y|o|to|through|,) ?(?:\\p{L}+day)\\b|s\\b)'
const NOT_THEN =
  '(?! (?:tomorrow|that|you|when|manana|we|i|then|the|(?:at|around) (?:\\d|noon)|a las))'
const HOW_IS = "\\b(?:how's|hows|how goes|como va) (?:your|the|this|tu|el) (?:\\p{L}+ )?"
const HOPING = '\\b(?:hope|hoping) (?:your|this|the) (?:\\p{L}+ )?'
const GOES_WELL = "(?= is|'s| has been| treats| goes| went)(?! (?:goes|is gonna))"
const MOODS =
  'fine|lovely|beautiful|rainy|sunny|lazy|quiet|cozy|gorgeous|chilly|slow|bright|grey|gray'

interface NamedDay {
  said: RegExp
  /** Days from today it names. */
  off: number
  /** Not meant of today when they spoke of that day themselves. */
  isLoose?: true
}

const NAMED: NamedDay[] = [
  { said: new RegExp(`\\b(?:happy|feliz|merry) (?:\\p{L}+ )?${DAY}${ENDS}`, 'gu'), off: 0 },
  {
    said: new RegExp(
      `(?:\\bit's|(?<!manana )(?<!ayer )\\bes) ${ADVERBS}${DAY}${ENDS}${NOT_THEN}`,
      'gu'
    ),
    off: 0,
    isLoose: true,
  },
  {
    said: new RegExp(`\\b(?:today(?:'s)?|hoy)(?: es| being|,)? ${ADVERBS}${DAY}${ENDS}`, 'gu'),
    off: 0,
  },
  {
    said: new RegExp(`${HOW_IS}${DAY}(?! (?:looking|plan|schedule|shap|next))`, 'gu'),
    off: 0,
  },
  {
    said: new RegExp(`${HOPING}${DAY}${GOES_WELL}`, 'gu'),
    off: 0,
  },
  {
    said: new RegExp(
      `\\b(?:rest|remainder|end|last bit) of (?:your|this|the|tu|este) (?:\\p{L}+ )?${DAY}`,
      'gu'
    ),
    off: 0,
  },
  {
    said: new RegExp(`\\bon this (?:\\p{L}+ )?${DAY}|\\bthis (?:${MOODS}) ${DAY}`, 'gu'),
    off: 0,
  },
  {
    said: /\b(?:thank (?:god|goodness) it's |tgi|finally |por fin )(fri(?:day)?|viernes|f)\b/gu,
    off: 0,
  },
  {
    said: new RegExp(
      `\\btomorrow(?:'s|,| on|\\s?\\(| -)*(?: which's| which is| that's| being)? ?${ADVERBS}${DAY}${ENDS}`,
      'gu'
    ),
    off: 1,
  },
  { said: new RegExp(`\\b${DAY.replace('\\b', '')}(?:'s| is|,)? tomorrow\\b`, 'gu'), off: 1 },
  { said: new RegExp(`\\bmanana(?: ya)?(?: es|,)? ${ADVERBS}${DAY}${ENDS}`, 'gu'), off: 1 },
  {
    said: new RegExp(
      `\\b(?:yesterday(?:'s| was|,)?|ayer(?: fue|,)?) ${ADVERBS}${DAY}${ENDS}`,
      'gu'
    ),
    off: -1,
  },
]

const shifted = (weekday: number, days: number) => ((weekday + days + 6) % 7) + 1
/** Till then people count the night to the day before. */
const NIGHT_ENDS = 4

/** The weekdays that are right; in the small hours also those of the day before. */
function rightDays({ words, there }: Sentence, off: number): number[] {
  const day = shifted(there.weekday, off)
  const isNight = there.hour < NIGHT_ENDS && (off !== 0 || words.includes(' night'))
  return isNight ? [day, shifted(day, -1)] : [day]
}

function isWrong(sentence: Sentence, { hit, named }: { hit: RegExpMatchArray; named: NamedDay }) {
  const name = hit.slice(1).find(Boolean) ?? ''
  const day = WEEKDAYS[name === 'f' ? 'friday' : name]
  if (!day || rightDays(sentence, named.off).includes(day)) return false
  const { asked } = sentence
  const isTheirs = named.isLoose === true && (asked.includes(name) || asksWhen(asked))
  return !isTheirs && isMeantNow(sentence.words, hit.index)
}

/** What of a weekday is wrong in a sentence. Null when nothing is. */
export function wrongWeekday(sentence: Sentence): string | null {
  for (const named of NAMED) {
    const hits = hitsIn(sentence.words, named.said)
    const wrong = hits.find((hit) => isWrong(sentence, { hit, named }))
    if (wrong) return wrong[0].trim()
  }
  return null
}
