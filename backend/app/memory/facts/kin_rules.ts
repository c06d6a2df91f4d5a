import { isPlainlyName } from '#app/memory/facts/first_names'
import { valueKey } from '#app/memory/facts/fact_values'
import { isOneOfAKind, KIN, KIN_ADJECTIVES, kinKey } from '#app/memory/facts/kin'
import { placeOf } from '#app/memory/facts/place_rules'
import { ADVERBS, type Draft, type Groups } from '#app/memory/facts/slots'
import { dayOfYear, type Where } from '#app/memory/facts/told_dates'
import { employerOf, jobOf } from '#app/memory/facts/work_rules'

const MINE = `(?:my|our) ${KIN_ADJECTIVES}(?<kin>${KIN})`
const CALLED = "(?:,? (?<called>\\p{L}[\\p{L}'-]{1,20}),?)?"
const WHO = `(?:${MINE}|(?<named>\\p{Lu}\\p{Ll}{1,20}))${CALLED}(?: (?:who|that))?`
const LIVES = '(?:also |now |just |currently |still )*(?:lives?|is (?:now )?living|is based|moved)'
const BEHIND_AGE = 'now|today|years?|yrs?|yo|and|already|this|next|in|last|on|tomorrow|yesterday'
const AGE = new RegExp(`^(\\d{1,3})(?=$|,|\\.| (?:${BEHIND_AGE}))`, 'u')
const OF_KIN: readonly [string, (rest: string) => Draft | null][] = [
  [
    `${LIVES} (?:(?:over|up|down|out|back|all the way) )*(?:in|to)`,
    (rest) => valued('home', placeOf(rest)),
  ],
  [
    '(?:is|comes|came|was born|grew up) (?:originally )?(?:from|in)',
    (rest) => valued('origin', placeOf(rest)),
  ],
  ['(?:works|is working) as an?', (rest) => valued('job', jobOf(rest))],
  [
    '(?:works|is working|got (?:a|the) job) (?:at|for)',
    (rest) => valued('employer', employerOf(rest)),
  ],
  [
    "(?:is|'s) (?:just |now |almost |also )*an?",
    (rest) => valued('job', jobOf(rest.replace(/ (?:in|at|for) .*/iu, ''))),
  ],
  [
    '(?:is|just turned|turned|turns|is turning)(?= \\d)',
    (rest) => valued('age', AGE.exec(rest)?.[1] ?? null),
  ],
  [
    '(?:is studying|studies)',
    (rest) =>
      valued(
        'study',
        /^(?!for |at |hard|a lot|abroad)([\p{L} ]{3,30}?)(?= at | in |$|,)/iu.exec(rest)?.[1] ??
          null
      ),
  ],
  [
    '(?:has )?(?:died|passed away|is dead|is no longer with us|has passed)',
    () => ({ slot: 'life', value: 'died' }),
  ],
]
const OF_KIN_RULES = OF_KIN.map(([verb, read]) => ({
  pattern: new RegExp(`^${WHO} ${verb}(?:$|[ ,.](?<rest>[^!?;:\\n]{0,60}))`, 'u'),
  read,
}))

function valued(slot: string, value: string | null): Draft | null {
  return value ? { slot, value } : null
}

/**
 * What is told of kin: "my sister Anna lives in Rome" is `home of:sister`. `names` says whose name is whose.
 */
export function ofKin(clause: string, names: ReadonlyMap<string, string>): Draft[] {
  const lower = clause.replace(/^(?:My|Our)\b/u, (word) => word.toLowerCase())
  for (const { pattern, read } of OF_KIN_RULES) {
    const groups = pattern.exec(lower)?.groups
    const who = groups && whoIn(groups as Groups, names)
    const draft = who ? read((groups.rest ?? '').trim()) : null
    if (who && draft) return [{ ...draft, slot: `${draft.slot} of:${who}`, ...byName(groups) }]
  }
  return []
}

function byName({ named: whose }: Record<string, string | undefined>): Pick<Draft, 'whose'> {
  return whose ? { whose } : {}
}

function whoIn(
  { kin, order, named: name, called }: Groups,
  names: ReadonlyMap<string, string>
): string | null {
  if (called && !isPlainlyName(called)) return null
  if (!kin) return names.get(valueKey(name ?? '')) ?? null
  const key = kinKey(kin, order)
  return isOneOfAKind(key) || !called ? key : valueKey(called)
}

const LOST = new RegExp(
  `^(?:I|we) ${ADVERBS}lost ${MINE}(?= |$|,)(?! (?:at|in a|in the (?:store|mall|crowd)))`,
  'iu'
)
const BORN = new RegExp(`^${MINE}(?: \\p{L}+)?'s birthday(?:'s| is| was)? (?<rest>.{3,40})`, 'iu')

/** A death, and birthdays of kin, whose day depends on when it was said. */
export function eventsOfKin(clause: string, where: Where): Draft[] {
  const lost = LOST.exec(clause)?.groups
  if (lost) return [{ slot: `life of:${keyIn(lost)}`, value: 'died', confidence: 0.8 }]
  const born = BORN.exec(clause)?.groups
  const day = born && dayOfYear(born.rest ?? '', where)
  return day ? [{ slot: `birthday of:${keyIn(born)}`, value: day }] : []
}

function keyIn({ kin = '', order }: Groups): string {
  return kinKey(kin, order)
}
