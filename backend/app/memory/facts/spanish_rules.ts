import { isName } from '#app/memory/facts/first_names'
import { titled, trimmed, valueKey } from '#app/memory/facts/fact_values'
import { placeOf } from '#app/memory/facts/place_rules'
import {
  asEnded,
  type Draft,
  END,
  ended,
  type Groups,
  rule,
  type FactRule,
} from '#app/memory/facts/slots'
import {
  any,
  COUNTED,
  KIN,
  low,
  MANY,
  NAME,
  NO_PROFESSION,
  NUMBERS,
  PETS,
  PROFESSIONS,
  REST,
  TAIL,
  YA,
} from '#app/memory/facts/spanish_words'
import { leaves } from '#app/memory/facts/work_rules'

const asPlace =
  (slot: string): FactRule['read'] =>
  ({ rest = '' }) => {
    const value = placeOf(rest.replace(TAIL, ''))
    return value ? [{ slot, value }] : []
  }

function kinNamed({ kin = '', name = '', more = '' }: Groups): Draft[] {
  const value = titled(trimmed(`${name}${more}`))
  if (!isName(name)) return []
  if (low(KIN, kin)) return [{ slot: `name of:${low(KIN, kin)}`, value }]
  if (low(MANY, kin))
    return [{ slot: `person:${valueKey(value)}`, value: low(MANY, kin), thing: value }]
  return [{ slot: `pet:${valueKey(value)}`, value: low(PETS, kin), thing: value }]
}

const JOB_TAIL =
  /(?: |,)(?:en|y|pero|de (?!software|sistemas|obra)|para|desde|por|con|porque|hace|jubilad|a) .*$/iu

function profession(said: string): string | null {
  const job = trimmed(said.replace(/^(?:un|una|de) /iu, '').replace(JOB_TAIL, ''))
  return PROFESSIONS.test(job) && !NO_PROFESSION.test(job) ? job.toLowerCase() : null
}

function employer(said: string): Draft[] {
  const where = trimmed(said.replace(TAIL, ''))
  if (
    /^(?:un|una|el|mi|casa|la (?!\p{Lu})|lo|eso|esto|las|los)\b/iu.test(where) ||
    where.split(' ').length > 4
  )
    return []
  return /^\p{Lu}/u.test(where) ? [{ slot: 'employer', value: where }] : []
}

const WORDED = `(?<kin>${any({ ...KIN, ...MANY, ...PETS })})`

const OTHER_NAME = NAME.replace('<name>', '<other>').replace('<more>', '<rest>')
const PLACE = REST.replace('<rest>', '<place>')
const CALL_ME = [
  'me dicen|todos me llaman|mis amigos me (?:llaman|dicen)',
  'dime|puedes llamarme|llámame|llamame',
].join('|')
const SUBJECT = [
  '(?<subject>(?!(?:en|para|mucho|por|con|hasta|de|todo|a|hoy)\\b)\\p{L}+',
  '(?: (?!en\\b|y\\b|pero\\b)\\p{L}+){0,2}?)',
].join('')
const DIED = '(?:murió|murio|falleció|fallecio|ha muerto)'

/** Who and where somebody is, in Spanish. */
export const SPANISH_RULES: readonly FactRule[] = [
  rule(`^(?:yo )?me llamo ${NAME}|^mi nombre es ${OTHER_NAME}`, ({ name, more, other, rest }) => {
    const first = name ?? other ?? ''
    return isName(first) ? [{ slot: 'name', value: titled(`${first}${more ?? rest ?? ''}`) }] : []
  }),
  rule(
    `^(?:${CALL_ME}) (?<name>\\p{Lu}[\\p{L}-]{1,20})${END}`,
    ({ name = '' }) => (isName(name) ? [{ slot: 'nickname', value: name }] : []),
    'u'
  ),
  rule(
    [
      `^${YA}tengo (?<age>\\d{2}) años${END}`,
      `^(?:acabo de cumplir|cumplí|hoy cumplo) (?<turned>\\d{2})(?: años)?${END}`,
    ].join('|'),
    ({ age = '', turned = '' }) =>
      Number(age || turned) >= 18 ? [{ slot: 'age', value: age || turned }] : []
  ),
  rule(
    `^(?:yo )?(?:ya no vivo|no vivo|antes vivía|antes vivia|vivía|vivia) en ${REST}`,
    asEnded(asPlace('home'))
  ),
  rule(`^${YA}(?:vivo|estoy viviendo|resido) (?:ahora )?en ${REST}`, asPlace('home')),
  rule(
    [
      `^(?:yo )?(?:me|nos) (?:acabo de mudar|mudé|mude|he mudado|mudamos|hemos mudado) a ${REST}`,
      `^acabo de mudarme a ${PLACE}`,
    ].join('|'),
    ({ rest = '', place = '' }) => asPlace('home')({ rest: rest || place })
  ),
  rule(
    `^${YA}soy (?:originalmente |originario |originaria )?de ${REST}|^nací en ${PLACE}`,
    ({ rest = '', place = '' }) => asPlace('origin')({ rest: rest || place })
  ),
  rule(`^(?:ya no|dejé de) (?:trabajo|trabajar) (?:en|para) ${REST}`, ({ rest = '' }) =>
    employer(rest).map(({ slot, value }) => ended(slot, value))
  ),
  rule(
    [
      `^(?:yo )?(?:dejé|deje|renuncié a|renuncie a|perdí|perdi) (?:mi|el) (?:trabajo|empleo)${END}`,
      `^(?:yo )?(?:renuncié|renuncie|me despidieron|me echaron)${END}`,
    ].join('|'),
    leaves
  ),
  rule(`^${YA}trabajo (?:como|de) ${REST}`, ({ rest = '' }) => {
    const job = profession(rest)
    const where = / en (.{2,40})$/iu.exec(rest)?.[1]
    return job ? [{ slot: 'job', value: job }, ...(where ? employer(where) : [])] : []
  }),
  rule(`^${YA}trabajo (?:en|para) ${REST}`, ({ rest = '' }) => employer(rest)),
  rule(`^(?:estoy buscando|busco) (?:un )?(?:nuevo )?(?:trabajo|empleo)${END}`, () => [
    { slot: 'job search', value: 'looking' },
  ]),
  rule(`^${YA}estudio ${SUBJECT}(?= en | y | pero |$|,)`, ({ subject = '' }) => [
    { slot: 'study', value: subject.toLowerCase() },
  ]),
  rule(`^mis? ${WORDED} (?:se llama|es|se llamaba) ${NAME}`, (groups) =>
    /^\p{Lu}/u.test(groups.name ?? '') ? kinNamed(groups) : []
  ),
  rule(`^mis? ${WORDED} se llama ${NAME}`, kinNamed),
  rule(`^el nombre de mi ${WORDED} es ${NAME}`, kinNamed),
  rule(
    [
      `^${YA}(?:tengo|adopté|adopte|tenemos|adoptamos) (?:a )?(?:un|una|mi) `,
      `${WORDED}(?:,)? (?:que )?(?:se llama|llamad[oa]) ${NAME}`,
    ].join(''),
    kinNamed
  ),
  rule(`^${YA}(?:tengo|adopté|tenemos) (?:un|una) (?<pet>${any(PETS)})${END}`, ({ pet = '' }) => [
    { slot: `pet:${low(PETS, pet)}`, value: low(PETS, pet) },
  ]),
  rule(`^mi (?<kin>${any(KIN)}) (?:\\p{Lu}\\p{L}+ )?vive en ${REST}`, ({ kin = '', rest = '' }) =>
    asPlace(`home of:${low(KIN, kin)}`)({ rest })
  ),
  rule(`^mi (?<kin>${any(KIN)}) (?:\\p{Lu}\\p{L}+ )?es ${REST}`, ({ kin = '', rest = '' }) =>
    profession(rest) ? [{ slot: `job of:${low(KIN, kin)}`, value: profession(rest) ?? '' }] : []
  ),
  rule(
    `^(?:mi|nuestro|nuestra) (?<kin>${any({ ...KIN, ...PETS })})(?: (?<name>\\p{Lu}\\p{L}+))? ${DIED}`,
    ({ kin = '', name = '' }) => {
      const who = name ? valueKey(name) : low(KIN, kin) || low(PETS, kin)
      const gone = low(PETS, kin) ? [ended(`pet:${who}`, low(PETS, kin), titled(who))] : []
      return [...gone, { slot: `life of:${low(KIN, kin) || who}`, value: 'died' }]
    }
  ),
  rule(
    `^${YA}tengo (?<number>\\d|un|una|dos|tres|cuatro|cinco|seis) (?<kin>${any(COUNTED)})${END}`,
    ({ number = '', kin = '' }) => [
      { slot: `number of:${low(COUNTED, kin)}`, value: low(NUMBERS, number) || number },
    ]
  ),
  rule(`^(?:yo )?no tengo (?<kin>hijos|hermanos)${END}`, ({ kin = '' }) => [
    { slot: `number of:${low(COUNTED, kin)}`, value: '0' },
  ]),
]
