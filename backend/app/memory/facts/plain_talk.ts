import { z } from 'zod'
import { clausesIn } from '#app/language/clauses'
import { settled } from '#app/memory/facts/fact_values'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/plain_talk.txt',
  z.strictObject({
    leads: shapes.pattern('iu'),
    break: shapes.pattern('giu'),
    bareVerbs: shapes.source,
    bareStates: shapes.source,
    thirdVerbs: shapes.source,
    ellipsis: shapes.pattern('giu'),
    tells: shapes.pattern('iu'),
    usTwo: shapes.pattern('giu'),
    droppedI: shapes.pattern('iu'),
    droppedBeing: shapes.pattern('iu'),
  })
)
/** A piece of a text that tells one thing, with its subject written out. */
export interface Clause {
  /**
   * `I'm`, `I have`, `don't` in one spelling, its case
   * otherwise as written, without what leads in or hangs on.
   */
  text: string
  /** The sentence it stands in. */
  sentence: string
  isQuestion: boolean
}

const MOST_CHARACTERS = 1600
/** As many as sixty short texts have together; each one is held against every rule. */
const MOST_CLAUSES = 60
const SPELLINGS: readonly [RegExp, string][] = [
  [/\bi(?:'m| am|m)(?= )/giu, "I'm"],
  [/\b(?:i'?ve got|i got me|i gotta? (?=(?:a|an|two|three|\d) ))/giu, 'I have '],
  [/\bi'?ve\b/giu, 'I have'],
  [/\bwe'?ve(?: got)?\b/giu, 'we have'],
  [/\b(?:we're|we are)\b/giu, "we're"],
  [/\b(do|does|did|is|was|are|have|has|would|could|wo|ca)n'?t\b/giu, "$1n't"],
  [/\b(do|does|did|is|was|are|have|has) not\b/giu, "$1n't"],
  [/\b(?:cannot|can not)\b/giu, "can't"],
  [/\b(s?he)(?:s| is|'s)(?= )/giu, "$1's"],
  [/\bthey(?:re| are|'re)(?= )/giu, "they're"],
  [/\bim+a\b|\bgonna\b/giu, 'going to'],
  [/\bwanna\b/giu, 'want to'],
  [/\bu\b/giu, 'you'],
  [/\bur\b/giu, 'your'],
  [/\bb-?day\b/giu, 'birthday'],
  [/\b(?:fav|fave|favourite|favorit)(s?)\b/giu, 'favorite$1'],
  [/\bcolour/giu, 'color'],
  [/\b(?:bff|bestie|best mate)\b/giu, 'best friend'],
  [/\bmy (?:bf)\b/giu, 'my boyfriend'],
  [/\bmy (?:gf)\b/giu, 'my girlfriend'],
  [/\ba (bf|gf)\b/giu, 'a $1'],
  [/\bmy sis\b/giu, 'my sister'],
  [/\bmy bro\b/giu, 'my brother'],
  [/\b(?:2moro|2morrow|tmrw|tmr|tmro|tmw|tomorow|tommorow|tommorrow)\b/giu, 'tomorrow'],
  [/\b(?:2nite|tonite)\b/giu, 'tonight'],
  [/\bthe day after tomorrow\b/giu, 'in 2 days'],
  [/\bany longer\b|\bany more\b/giu, 'anymore'],
  [WORDS.usTwo, 'we'],
  [
    /\b(my|our|mi) ((?:best )?[a-z]+)s (?=(?:name|birthday|wedding|graduation|favorite)\b)/giu,
    "$1 $2's ",
  ],
  [/\b(?:f+u+c+k+i+n+g?|freakin|frickin|frigging) /giu, ''],
]
/** Texts drop the subject: "moved to Porto", "allergic to nuts btw". */
const DROPPED: readonly [RegExp, string][] = [
  [WORDS.droppedI, 'I '],
  [WORDS.droppedBeing, "I'm "],
  [/^(?=(?:all time )?favorite \p{L}+ (?:is|are) )/iu, 'my '],
]

/** The clauses of a text in order, ready for patterns that stand at their start. */
export function clausesOf(text: string): Clause[] {
  const sentences = sentencesOf(text).slice(0, MOST_CLAUSES)
  const clauses = sentences.flatMap(({ sentence, isQuestion }) => {
    const [first = '', ...others] = sentence.split(WORDS.break)
    const parts = [withDroppedSubject(withoutLead(first)), ...others].flatMap(withSubjects)
    return parts
      .map((part) => ({ text: withoutLead(part), sentence, isQuestion }))
      .filter((clause) => clause.text.length > 1)
  })
  return clauses.slice(0, MOST_CLAUSES)
}

/**
 * One line in plain letters: straight quotes, single spaces,
 * nothing invisible, the commonest short forms written out.
 */
export function plainLine(text: string): string {
  const line = text
    .slice(0, MOST_CHARACTERS)
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[\u201c\u201d«»]/g, '"')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, '\n')
    .replace(
      /\p{Extended_Pictographic}[\p{M}\u{1F3FB}-\u{1F3FF}]*|[\u{1F1E6}-\u{1F1FF}]/gu,
      (sign) => (/[\d#*©®™]/u.test(sign) ? sign : '. ')
    )
    .replace(/[^\S\n]+/g, ' ')
  const heard = /\p{Ll}/u.test(line) ? line : line.toLowerCase()
  return SPELLINGS.reduce((said, [short, long]) => said.replace(short, long), heard).trim()
}

function sentencesOf(text: string): { sentence: string; isQuestion: boolean }[] {
  const kept = unquoted(plainLine(text)).replace(
    /\b(st|mr|mrs|ms|dr|jr|sr|[A-Z])\.(?= ?\p{L}|,|$)/giu,
    (whole, word: string) =>
      /^(?:[A-Z]|st|mr|mrs|ms|dr|jr|sr)$/i.test(word) ? `${word}\u2024` : whole
  )
  return clausesIn(kept, /(?<=[.!?…])(?:\s+|$)|\n+/u).map((sentence) => ({
    sentence: sentence.replace(/[.!?…\s]+$/u, '').replaceAll('\u2024', '.'),
    isQuestion:
      (/\?[!?.…]*$/u.test(sentence) && !WORDS.tells.test(sentence)) || sentence.startsWith('¿'),
  }))
}

/** A quoted word may be a name ("called "Rex""); anything longer is somebody else's words. */
function unquoted(line: string): string {
  return line
    .replace(
      /(?<=\b(?:called|named|name is|name's|nickname is|call me|llama) )["']([\p{L}-]{2,20})["']/giu,
      '$1'
    )
    .replace(/"[^"\n]{0,400}"?/gu, '"')
    .replace(/(^|\s)'[^'\n]{2,200}'(?=[\s.,!?]|$)/gu, '$1"')
}

/** "I'm 34, live in Austin and work as a nurse" has one subject for all three. */
function withSubjects(part: string): string[] {
  const [first = '', ...rest] = part.split(WORDS.ellipsis)
  const subject = subjectOf(withoutLead(first))
  if (!subject) return [part]
  const clauses = [first]
  for (let index = 0; index < rest.length; index += 2) {
    const [joint = '', tail = ''] = rest.slice(index, index + 2)
    const clause = completed(subject, tail)
    if (clause) clauses.push(clause)
    else clauses.push(`${clauses.pop()}${joint}${tail}`)
  }
  return clauses
}

function subjectOf(clause: string): string | null {
  if (/^(?:I|I'm|we|we're)\b/iu.test(clause))
    return clause.match(/^(?:I'm|we're|I|we)/iu)?.[0] ?? null
  const kin = clause.match(
    /^(?:he's|she's|he|she|[Mm]y (?:best )?[\p{L}]+(?: \p{Lu}\p{Ll}+)?)(?= (?:is|lives|works|has|'s)|\b)/u
  )
  return kin?.[0] ?? null
}

const OF_ANOTHER = new RegExp(`^(?:${WORDS.thirdVerbs}) `, 'iu')
const OF_ONESELF = new RegExp(`^(?:${WORDS.bareVerbs}) `, 'iu')
const OF_BEING = new RegExp(`^(?:an? |(?:${WORDS.bareStates})(?:$|[ ,]))`, 'iu')

function completed(subject: string, tail: string): string | null {
  const isSelf = /^(?:i|we)/iu.test(subject)
  const isBe = /['’](?:m|re)$/.test(subject)
  const plain = subject.replace(/'(?:m|re|s)$/u, '')
  if (!isSelf) return OF_ANOTHER.test(tail) ? `${plain} ${tail}` : null
  if (/^(?:originally )?from /iu.test(tail)) return isBe ? `${subject} ${tail}` : `I'm ${tail}`
  if (OF_BEING.test(tail)) return isBe ? `${subject} ${tail}` : null
  return OF_ONESELF.test(tail) ? `${plain} ${tail}` : null
}

const withoutLead = (part: string) => settled(part.trim(), (kept) => kept.replace(WORDS.leads, ''))

function withDroppedSubject(clause: string): string {
  const dropped = DROPPED.find(([pattern]) => pattern.test(clause))
  return dropped ? `${dropped[1]}${clause}` : clause
}
