import { titled, trimmed } from '#app/memory/facts/fact_values'
import { ADVERBS, type Draft, ended, type Groups, rule, type Rule } from '#app/memory/facts/slots'

const REST = '(?<rest>[^!?;:\\n]{2,70})'
const SCHOOL_WORD =
  /(?:university|college|state|school|institute|academy|tech|polytechnic|harvard|yale|princeton|stanford|oxford|cambridge|berkeley|columbia|cornell|brown|duke|mit|^\p{Lu}{2,6}$|^(?:ucla|usc|nyu|mit|asu|fsu|osu|unc|lsu|utd?|uf|bu|penn state)$)/iu
const SCHOOL_TAIL =
  /(?: |,)(?:in (?:\d|january|february|march|april|may|june|july|august|september|october|november|december)|last|this|next|and|but|with|for|when|where|as|because|so|on|right|rn|now|back|from|yesterday|today|years|class).*$/iu

function schoolOf(said: string): string | null {
  const school = trimmed(said.replace(SCHOOL_TAIL, ''))
  const isSchool = SCHOOL_WORD.test(school) && !NO_SCHOOL.test(school)
  if (!isSchool || school.split(' ').length > 6) return null
  return /^[a-z]{2,4}$/.test(school) ? school.toUpperCase() : titled(school)
}

const NO_SCHOOL =
  /^(?:an?|my|school|college|university|high school|middle school|grad school|law school|med school|medical school|night school)$|^(?:an?|my|to|the) /iu

function studied({ subject = '', where = '' }: Groups): Draft[] {
  const study = trimmed(subject.replace(STUDY_TAIL, '').replace(/ and$/iu, ''))
  const school = schoolOf(where)
  return [
    ...(isSubject(study) ? [{ slot: 'study', value: lowered(study) }] : []),
    ...(school ? [{ slot: 'school', value: school }] : []),
  ]
}

const STUDY_TAIL =
  /(?: |,)(?:and i|but|because|full time|part time|right|rn|now|so|to be|to become|this|online|with|since|abroad|again|i).*$/iu

function isSubject(study: string): boolean {
  return study.length > 2 && study.split(' ').length <= 4 && !NO_SUBJECT.test(study)
}

function lowered(study: string): string {
  return /^\p{Lu}{2,4}$/u.test(study) ? study : study.toLowerCase()
}

const NO_SUBJECT =
  /^(?:for|at|hard|all|a lot|abroad|in|my|the|so|with|too|like|until|right|rn|now|tonight|today|it|you|your|this|that|here|late|again|every|to|on|up|and|alone|together|online|full|part|me|him|her|them|from|nonstop|lots|more|less|a|an|first|second|third|fourth|final|last|next|because|but)\b|\b(?:exam|test|final|quiz|midterm)s?\b/iu

/** What somebody studies, where, and the degree they have. */
export const SCHOOL_RULES: readonly Rule[] = [
  rule(
    `^I (?:just |finally |have )*(?:dropped out|withdrew|quit school|left school|left college)(?= |$|,)`,
    () => [
      { ...ended('study'), sentence: 'You left your studies.' },
      { ...ended('school'), sentence: 'You left your school.' },
    ]
  ),
  rule(
    `^I ${ADVERBS}(?:have|got|did|finished|earned|completed|am doing|hold) (?:an?|my) (?:\\p{L}+ )?(?:degree|bachelor'?s?(?: degree)?|master'?s?(?: degree)?|phd|doctorate|ba|bs|bsc|ma|msc|mba|diploma|minor) in (?<subject>[^!?;:\\n]{3,60}?)(?: (?:at|from) (?<where>[^!?;:\\n]{2,50}))?$`,
    ({ subject = '', where = '' }) =>
      studied({ subject, where }).map((draft) =>
        draft.slot === 'study' ? { ...draft, slot: 'degree' } : draft
      )
  ),
  rule(
    `^I(?:'m)? ${ADVERBS}(?:doing (?:an?|my) (?:\\p{L}+ )?(?:degree|masters|master's|phd|bachelor's|bachelors) in|getting my (?:degree|masters|master's|phd|mba) in|major in|majoring in|study|studying|in school for|in (?:college|university|uni) for|go to school for|back in school for) (?<subject>[^!?;:\\n]{2,50}?)(?: (?:at|in) (?<where>[^!?;:\\n]{2,50}))?$`,
    studied
  ),
  rule(
    `^(?:my major is|I'm an? ${ADVERBS}(?<subject>(?!(?:college|university|high|grad|graduate|straight|good|bad|law|honor|exchange|freshman|sophomore|phd|full|part|international|former|new|first|second|third|fourth|final)\\b)\\p{L}+(?: \\p{L}+)?) (?:major|student))(?: (?:at|in) (?<where>[^!?;:\\n]{2,50}))?(?=$|,| )`,
    studied
  ),
  rule(`^my major is (?<subject>[^!?;:\\n]{3,40})`, studied),
  rule(
    `^I(?:'m a(?: \\p{L}+)? (?:student|freshman|sophomore|junior|senior|professor) at| ${ADVERBS}(?:go to|attend|went to|graduated from|got into|study at|studied at|graduate from|am at|transferred to|started at)|'m (?:studying|enrolled) at) ${REST}`,
    ({ rest = '' }) => {
      const school = schoolOf(rest)
      return school ? [{ slot: 'school', value: school }] : []
    }
  ),
]
