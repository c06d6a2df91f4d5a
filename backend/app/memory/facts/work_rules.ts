import { z } from 'zod'
import { titled, trimmed, withArticle } from '#app/memory/facts/fact_values'
import { ADVERBS, asEnded, type Draft, ended, rule, type FactRule } from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/work_rules.txt',
  z.strictObject({
    states: shapes.glossary,
    job: shapes.pattern('iu'),
    notJob: shapes.pattern('iu'),
    fields: shapes.source,
    tail: shapes.pattern('iu'),
    noEmployer: shapes.pattern('iu'),
    jobLead: shapes.pattern('iu'),
    noPlace: shapes.source,
  })
)

const STATES = WORDS.states
const REST = '(?<rest>[^!?;:\\n]{2,70})'
const WHERE = '(?<where>[^!?;:\\n]{2,50})'
const AT = `(?: (?:at|for|with) ${WHERE})?`
const AT_PLACE = new RegExp(` (?:at|for|with)(?! (?:${WORDS.noPlace})) (.*)`, 'iu')

export function jobOf(said: string): string | null {
  const words = trimmed(
    said
      .replace(/^(?:an?|the) /iu, '')
      .replace(/,.*$/u, '')
      .replace(WORDS.tail, '')
  )
  const job = words.replace(WORDS.jobLead, '')
  if (!WORDS.job.test(job) || WORDS.notJob.test(job)) return null
  return /^\p{Lu}\p{Ll}/u.test(job) && !/ \p{Lu}/u.test(job)
    ? job.charAt(0).toLowerCase() + job.slice(1)
    : job
}

export function employerOf(said: string): string | null {
  const where = trimmed(said.replace(/,.*$/u, '').replace(WORDS.tail, ''))
  if (where.length < 2 || WORDS.noEmployer.test(where) || where.split(' ').length > 5) return null
  return /^(?:an?|the) /iu.test(where) ? where : titled(where)
}

function worksAt(where: string, confidence = 1): Draft[] {
  const employer = employerOf(where)
  return employer ? [{ slot: 'employer', value: employer, confidence }] : []
}

function jobAt({ rest = '' }: Record<string, string>): Draft[] {
  const [said = '', where = ''] = rest.split(AT_PLACE)
  const job = jobOf(said)
  return job ? [{ slot: 'job', value: job }, ...(where ? worksAt(where) : [])] : []
}

/** "Acme as a driver". */
function placed(said: string): Draft[] {
  const [where = '', job = ''] = said.split(/ as (?:an? )?(.*)/iu)
  return [...worksAt(where), ...(job ? jobAt({ rest: job }) : [])]
}

export const leaves = (): Draft[] => [
  { ...ended('job'), sentence: 'You left your job.' },
  { ...ended('employer'), sentence: 'You left your employer.' },
]

const JOB_END = '(?= |$|,|\\.)'
const LEFT = '(?:quit|left|lost|walked out (?:of|on)|resigned from)'
const LEFT_WORK = [
  'I (?:just |finally |also )*(?:got|was|have been|been) (?:just )?' +
    '(?:fired|laid off|let go|made redundant|sacked)',
  `I ${ADVERBS}(?:resigned|handed in my notice|put in my (?:two weeks|notice)|gave my notice)`,
  'they (?:fired me|laid me off|let me go)',
  'my (?:boss|company|job) (?:fired me|laid me off|let me go)',
].join('|')
const NO_LONGER = [
  `no longer work|don't ${ADVERBS}work|stopped working`,
  'no longer working|quit working|not working',
].join('|')
const GOT = '(?:got|landed|accepted|took|started|start|found) (?:the|a|an|that|my|this)'
const AS_JOB = '(?: as (?:an? )?(?<rest>[^!?;:\\n]{2,40}?))?'
const WORKING_AT = [
  `I ${ADVERBS}(?:started|start|began) (?:working )?(?:at|for)`,
  `I ${ADVERBS}work (?:\\p{L}+ ){0,2}?(?:at|for)`,
  `I'm ${ADVERBS}(?:working|employed) (?:at|for|by)`,
  'I have been working (?:at|for)',
  'my (?:employer|company) is',
].join('|')
const FIELD = `(?<field>${WORDS.fields})(?: field| industry| department)?`
const SUBJECT = [
  '(?<subject>(?!my|you|him|her|them|people|kids|myself|at\\b|in\\b|for\\b|the\\b)[\\p{L}]+',
  '(?: (?!at\\b|to\\b|in\\b|for\\b|and\\b)[\\p{L}]+)?)',
].join('')
const SEEKING = [
  'looking for (?:an? )?(?:new |better |different )?(?:job|work)',
  'job hunting|job searching|applying (?:for|to) jobs',
].join('|')

export const WORK_RULES: readonly FactRule[] = [
  rule(
    `^I (?:have )?${ADVERBS}${LEFT} (?:my|the|that) (?:\\p{L}+ ){0,2}?(?:job|position)${JOB_END}`,
    leaves
  ),
  rule(`^(?:${LEFT_WORK})`, leaves),
  rule(`^I(?:'m)? (?:${NO_LONGER}) (?:at|for|with) ${REST}`, ({ rest = '' }) => {
    const employer = employerOf(rest.replace(/ anymore.*$/iu, ''))
    return employer ? [ended('employer', employer)] : []
  }),
  rule(
    `^I ${ADVERBS}(?:used to work|worked) (?:at|for) ${REST}`,
    asEnded(({ rest = '' }) => worksAt(rest, 0.7))
  ),
  rule(
    `^I (?:(?:used to (?:be|work as)|was) (?:an?|the)|am no longer an?|'m no longer an?) ${REST}`,
    ({ rest = '' }) => {
      const job = jobOf(rest)
      return job ? [{ ...ended('job', job), confidence: 0.7 }] : []
    }
  ),
  rule(`^I'm (?:no longer|not) (?:an? )${REST}`, ({ rest = '' }) => {
    const job = /no longer|any ?more/iu.test(rest)
      ? jobOf(rest.replace(/ any ?more.*$/iu, ''))
      : null
    return job ? [ended('job', job)] : []
  }),
  rule(
    [
      `^I ${ADVERBS}${GOT} (?:\\p{L}+ ){0,3}?(?:job|position|role|gig|offer)`,
      `${AS_JOB}(?: (?:at|with|from|for) ${WHERE})?(?:$|,|\\.)`,
    ].join(''),
    ({ rest = '', where = '' }) => {
      const drafts = [...(rest ? jobAt({ rest }) : []), ...(where ? placed(where) : [])]
      return drafts.length > 0 ? [...drafts, ended('job search')] : []
    }
  ),
  rule(
    `^I ${ADVERBS}(?:got hired|got promoted|was hired|was promoted) (?<how>at|by|as|to)(?: an?)? ${REST}`,
    ({ how = '', rest = '' }) => (/^(?:as|to)$/iu.test(how) ? jobAt({ rest }) : worksAt(rest))
  ),
  rule(`^(?:${WORKING_AT}) ${REST}`, ({ rest = '' }) => placed(rest)),
  rule(`^I(?:'m)? (?:have been )?${ADVERBS}(?:work|working) as (?:an? |the )?${REST}`, jobAt),
  rule(`^I have been ${ADVERBS}(?:working as )?an? ${REST}`, jobAt),
  rule(`^my job is (?:being )?(?:an? )${REST}`, jobAt),
  rule(`^I(?:'m)? ${ADVERBS}(?:work|working) in (?:the )?${FIELD}${JOB_END}`, ({ field = '' }) => [
    {
      slot: 'field',
      value: /^(?:it|hr)$/iu.test(field) ? field.toUpperCase() : field.toLowerCase(),
    },
  ]),
  rule(`^I ${ADVERBS}teach ${SUBJECT}${AT}`, ({ subject = '' }) => [
    { slot: 'job', value: `${subject.toLowerCase()} teacher` },
  ]),
  rule(`^I'm ${ADVERBS}(?<state>${Object.keys(STATES).join('|')})${JOB_END}`, ({ state = '' }) => [
    { slot: 'job', value: STATES[state.toLowerCase()] ?? '' },
  ]),
  rule(`^I ${ADVERBS}(?:retired)${JOB_END}`, () => [
    { slot: 'job', value: 'retired' },
    ended('employer'),
  ]),
  rule(`^I(?:'m| have been) ${ADVERBS}(?:${SEEKING})${JOB_END}`, () => [
    { slot: 'job search', value: 'looking' },
  ]),
  rule(`^I'm (?:no longer|not) looking for (?:an? )?(?:new )?(?:job|work)`, () => [
    ended('job search', 'looking'),
  ]),
  rule(`^I'm ${ADVERBS}(?:an? |the )${REST}`, jobAt),
  rule(`^I'm ${ADVERBS}(?<rest>[a-z][\\p{L} -]{3,30})$`, ({ rest = '' }) => {
    const job = /^[\p{L} -]+$/u.test(rest) ? jobOf(rest) : null
    return job ? [{ slot: 'job', value: job, confidence: 0.8 }] : []
  }),
]

export function sayJob(job: string): string {
  return Object.values(STATES).includes(job) ? job : `work as ${withArticle(job)}`
}
