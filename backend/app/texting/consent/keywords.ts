import { bareText } from '#app/texting/consent/bare_text'
import { besideRevocation, isRevocation } from '#app/texting/consent/revocations'

export type Keyword = 'stop' | 'start' | 'help'

const STOP = new Set([
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'REVOKE',
  'OPTOUT',
])
const START = new Set(['START', 'YES', 'UNSTOP'])
const HELP = new Set(['HELP', 'INFO'])
/** Our Spanish crisis text teaches this word, which the provider does not know. */
const HELP_IN_SPANISH = 'AYUDA'

const KEYWORDS = ['stop', 'start', 'help'] as const
const EXACT: Record<Keyword, ReadonlySet<string>> = { stop: STOP, start: START, help: HELP }

const OPT_OUT_TYPES: Record<string, Keyword> = { STOP: 'stop', START: 'start', HELP: 'help' }

/** What the provider says it took a text for (its Advanced Opt-Out); null when it says nothing we know. */
export function readOptOutType(type: string | undefined): Keyword | null {
  return OPT_OUT_TYPES[type ?? ''] ?? null
}

/** A STOP counts whoever sees it; for the rest the provider's word does, which has acted on it. */
export function countingOf(optOutType: Keyword | null, written: Keyword | null): Keyword | null {
  return written === 'stop' ? written : (optOutType ?? written)
}

/** A keyword the provider knows too: the single word, nothing around it. */
export function isExactKeyword(body: string, keyword: Keyword): boolean {
  return EXACT[keyword].has(body.trim().toUpperCase())
}

/** What somebody wrote beside their keyword; a bare one says nothing else. */
export function besideKeyword(body: string): string {
  const isBare = KEYWORDS.some((keyword) => isExactKeyword(body, keyword))
  return isBare ? '' : besideRevocation(body)
}

/** Written apart: `Opt-out`, `STOP ALL`. */
const IN_TWO = /^(OPT|STOP|UN)[\s_-]+(OUT|ALL|STOP|SUBSCRIBE)$/
/** One letter at a time: `S T O P`, `S.T.O.P.`. */
const SPELLED = /^\p{L}(?:[\s._*-]+\p{L}){2,}$/u
/** Slips that can mean nothing else; a lengthened "stoppp" in small letters is how people giggle. */
const SLIPS = /^(?:STOPP|STPO|SOTP|SSTOP|UNSUB|UNSUSCRIBE|UNSUBCRIBE|UNSUBSCIBE|UNSUBSRIBE)$/
const SHOUTED = /^STOPP+$/

const PICTURE = /\p{Extended_Pictographic}/u
const LONGEST_LITERAL = 160

/**
 * A keyword with nothing beside it that would have to be read: short enough to be known where texts come in.
 */
export function literalKeywordOf(body: string, isOptedOut: boolean): Keyword | null {
  if (body.length > LONGEST_LITERAL || PICTURE.test(body)) return null
  return writtenKeywordOf(body, isOptedOut)
}

/**
 * The keyword a text is, or null when it is talk. The whole text counts, in any case and script form, with
 * punctuation, emoji and invisible signs around it ignored. START words mean something only to somebody
 * who opted out. `question`: what she had asked before it.
 */
export function keywordOf(
  body: string,
  isOptedOut: boolean,
  question: string | null = null
): Keyword | null {
  return writtenKeywordOf(body, isOptedOut) ?? (isRevocation(body, question) ? 'stop' : null)
}

/** Of a text that asks for help. */
export function asksInSpanish(body: string): boolean {
  return wordOf(writtenIn(body)) === HELP_IN_SPANISH
}

function writtenKeywordOf(body: string, isOptedOut: boolean): Keyword | null {
  const written = writtenIn(body)
  const word = wordOf(written)
  if (STOP.has(word) || SLIPS.test(word) || SHOUTED.test(written)) return 'stop'
  if (HELP.has(word) || word === HELP_IN_SPANISH) return 'help'
  return START.has(word) && isOptedOut ? 'start' : null
}

const writtenIn = (body: string) => bareText(body).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

function wordOf(written: string): string {
  const word = written.toUpperCase()
  return IN_TWO.test(word) || SPELLED.test(word) ? word.replace(/[^\p{L}]+/gu, '') : word
}
