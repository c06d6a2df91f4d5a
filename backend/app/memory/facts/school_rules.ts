import { z } from 'zod'
import { titled, trimmed } from '#app/memory/facts/fact_values'
import {
  ADVERBS,
  type Draft,
  ended,
  type Groups,
  rule,
  type FactRule,
} from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/school_rules.txt',
  z.strictObject({
    schoolWord: shapes.pattern('iu'),
    schoolTail: shapes.pattern('iu'),
    noSchool: shapes.pattern(),
    studyTail: shapes.pattern('iu'),
    noSubject: shapes.pattern('iu'),
  })
)

const REST = '(?<rest>[^!?;:\\n]{2,70})'

function schoolOf(said: string): string | null {
  const school = trimmed(said.replace(WORDS.schoolTail, ''))
  const isSchool = WORDS.schoolWord.test(school) && !WORDS.noSchool.test(school)
  if (!isSchool || school.split(' ').length > 6) return null
  return /^[a-z]{2,4}$/.test(school) ? school.toUpperCase() : titled(school)
}

function studied({ subject = '', where = '' }: Groups): Draft[] {
  const study = trimmed(subject.replace(WORDS.studyTail, '').replace(/ and$/iu, ''))
  const school = schoolOf(where)
  return [
    ...(isSubject(study) ? [{ slot: 'study', value: lowered(study) }] : []),
    ...(school ? [{ slot: 'school', value: school }] : []),
  ]
}

function isSubject(study: string): boolean {
  return study.length > 2 && study.split(' ').length <= 4 && !WORDS.noSubject.test(study)
}

function lowered(study: string): string {
  return /^\p{Lu}{2,4}$/u.test(study) ? study : study.toLowerCase()
}

const HOLDING = '(?:have|got|did|finished|earned|completed|am doing|hold)'
const DEGREE = [
  "degree|bachelor'?s?(?: degree)?|master'?s?(?: degree)?",
  'phd|doctorate|ba|bs|bsc|ma|msc|mba|diploma|minor',
].join('|')
const WHERE = '(?<where>[^!?;:\\n]{2,50})'
const STUDYING = [
  "doing (?:an?|my) (?:\\p{L}+ )?(?:degree|masters|master's|phd|bachelor's|bachelors) in",
  "getting my (?:degree|masters|master's|phd|mba) in",
  'major in|majoring in|study|studying|in school for',
  'in (?:college|university|uni) for|go to school for|back in school for',
].join('|')
const NO_SUBJECT = [
  'college|university|high|grad|graduate|straight|good|bad|law|honor|exchange|freshman|sophomore',
  'phd|full|part|international|former|new|first|second|third|fourth|final',
].join('|')
const STUDENT_OF = `(?<subject>(?!(?:${NO_SUBJECT})\\b)\\p{L}+(?: \\p{L}+)?) (?:major|student)`
const GOING = [
  'go to|attend|went to|graduated from|got into|study at|studied at',
  'graduate from|am at|transferred to|started at',
].join('|')
const AT_SCHOOL = [
  "'m a(?: \\p{L}+)? (?:student|freshman|sophomore|junior|senior|professor) at",
  ` ${ADVERBS}(?:${GOING})`,
  "'m (?:studying|enrolled) at",
].join('|')

/** What somebody studies, where, and the degree they have. */
export const SCHOOL_RULES: readonly FactRule[] = [
  rule(
    `^I (?:just |finally |have )*(?:dropped out|withdrew|quit school|left school|left college)(?= |$|,)`,
    () => [
      { ...ended('study'), sentence: 'You left your studies.' },
      { ...ended('school'), sentence: 'You left your school.' },
    ]
  ),
  rule(
    [
      `^I ${ADVERBS}${HOLDING} (?:an?|my) (?:\\p{L}+ )?(?:${DEGREE}) `,
      `in (?<subject>[^!?;:\\n]{3,60}?)(?: (?:at|from) ${WHERE})?$`,
    ].join(''),
    ({ subject = '', where = '' }) =>
      studied({ subject, where }).map((draft) =>
        draft.slot === 'study' ? { ...draft, slot: 'degree' } : draft
      )
  ),
  rule(
    [
      `^I(?:'m)? ${ADVERBS}(?:${STUDYING}) `,
      `(?<subject>[^!?;:\\n]{2,50}?)(?: (?:at|in) ${WHERE})?$`,
    ].join(''),
    studied
  ),
  rule(
    `^(?:my major is|I'm an? ${ADVERBS}${STUDENT_OF})(?: (?:at|in) ${WHERE})?(?=$|,| )`,
    studied
  ),
  rule(`^my major is (?<subject>[^!?;:\\n]{3,40})`, studied),
  rule(`^I(?:${AT_SCHOOL}) ${REST}`, ({ rest = '' }) => {
    const school = schoolOf(rest)
    return school ? [{ slot: 'school', value: school }] : []
  }),
]
