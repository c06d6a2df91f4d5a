import { withoutAccents } from '#app/language/letters'
import { SPANISH_MONTHS, SPANISH_SEASONS as SEASONS } from '#app/language/spanish_months'

const MONTHS: Record<string, string> = { ...SPANISH_MONTHS, setiembre: 'September' }
const DAYS: Record<string, string> = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miercoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sabado: 'Saturday',
  domingo: 'Sunday',
}
const SPANS: Record<string, string> = {
  dia: 'day',
  dias: 'days',
  semana: 'week',
  semanas: 'weeks',
  mes: 'month',
  meses: 'months',
  ano: 'year',
  anos: 'years',
  fin: 'weekend',
}
const COUNTS: Record<string, string> = {
  un: 'a',
  una: 'a',
  unos: 'a few',
  unas: 'a few',
  dos: 'two',
  tres: 'three',
  cuatro: 'four',
  cinco: 'five',
  seis: 'six',
  siete: 'seven',
  ocho: 'eight',
  nueve: 'nine',
  diez: 'ten',
}
const any = (...tables: Record<string, string>[]) => tables.flatMap(Object.keys).join('|')
const NAMED = { ...MONTHS, ...DAYS, ...SEASONS, ...SPANS, ...COUNTS }
const said = (word: string) => NAMED[word.toLowerCase()] ?? word

/**
 * `mayo` is also a sauce and `cinco de mayo` a feast: a
 * month counts behind `en`, `desde` or the number of a day.
 */
const SAYINGS: readonly [RegExp, (...words: string[]) => string][] = [
  [/\b(?:anteayer|antier|antes de ayer)\b/gi, () => '2 days ago'],
  [/\banoche\b/gi, () => 'last night'],
  [/\bayer\b/gi, () => 'yesterday'],
  [
    new RegExp(
      `\\bhace (?:como |unos |unas )?(\\d{1,2}|${any(COUNTS)}) (${any(SPANS)})(?!\\p{L})`,
      'giu'
    ),
    (count = '', span = '') => `${said(count)} ${said(span)} ago`,
  ],
  [
    new RegExp(
      `\\b(?:(?:el|la|en el|en la) )?(${any(DAYS, SEASONS, SPANS, MONTHS)})(?: de semana)? pasad[oa]\\b`,
      'gi'
    ),
    (time = '') => `last ${said(time)}`,
  ],
  [
    new RegExp(
      `\\b(?:el |del )?(\\d{1,2}) de (${any(MONTHS)})\\b(?: (?:de|del) ((?:19|20)\\d\\d))?`,
      'gi'
    ),
    (day = '', month = '', year = '') => `on ${said(month)} ${day}${year && `, ${year}`}`,
  ],
  [
    new RegExp(
      `\\b(?:en|desde) (?:el |la )?(${any(MONTHS, SEASONS)})\\b(?: (?:de|del) ((?:19|20)\\d\\d))?`,
      'gi'
    ),
    (time = '', year = '') => `in ${said(time)} ${year}`,
  ],
  [/\b(?:en|desde) ((?:19|20)\d\d)\b/gi, (year = '') => `in ${year}`],
]

/** Times as an English text would name them; everything else as it stands. */
export function withEnglishTimes(text: string): string {
  const plain = withoutAccents(text)
  const read = SAYINGS.reduce(
    (kept, [saying, english]) =>
      kept.replace(saying, (_, ...words: string[]) => english(...words.slice(0, 3))),
    plain
  )
  return read === plain ? text : read
}
