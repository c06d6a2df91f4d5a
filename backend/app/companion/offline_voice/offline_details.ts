import { z } from 'zod'
import { straighten } from '#app/companion/offline_voice/offline_second_person'
import { countSegments } from '#app/texting/sms/segments'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/details.txt',
  z.strictObject({
    ends: shapes.wordSet,
    adjectives: shapes.wordSet,
    notSubjects: shapes.wordSet,
    notNames: shapes.wordSet,
    neverEcho: shapes.pattern('i'),
    ingNouns: shapes.pattern(),
    edNouns: shapes.pattern(),
    owning: shapes.pattern('i'),
    loved: shapes.pattern('giu'),
    is: shapes.pattern('i'),
    filler: shapes.pattern('i'),
    trailer: shapes.pattern('i'),
  })
)

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const DETERMINERS = set('my our the a an this that his her their some')
const OWN = set('my our')
const VAGUE = set('bit lot little few couple while bunch ton kind sort')
const BARE = set(
  'work school college uni church football soccer music traffic dinner lunch breakfast yoga practice'
)
const PLACED = /\b(?:in|on|at|with|from|to|for|by|into|of)\s+$/i

function isEnd(word: string): boolean {
  const lower = word.toLowerCase()
  if (WORDS.ends.has(lower)) return true
  if (/ing$/.test(lower)) return !WORDS.ingNouns.test(lower)
  return /ed$/.test(lower) && !WORDS.edNouns.test(lower)
}

function takeWords(words: string[], most: number): string[] {
  const taken: string[] = []
  for (const [index, word] of words.entries()) {
    if (taken.length === most || !/^[\p{L}\d]/u.test(word)) break
    const isHead = index === 0 && /(ing|ed)$/i.test(word) && !WORDS.ends.has(word.toLowerCase())
    if (!isHead && isEnd(word)) break
    taken.push(word)
  }
  return taken
}

/** Nothing in it that she would rather not say back. */
export function isFitToEcho(text: string): boolean {
  return (
    /\p{L}{3}/u.test(text) &&
    countSegments(text).encoding === 'GSM-7' &&
    !WORDS.neverEcho.test(text)
  )
}

function isEchoable(phrase: string): boolean {
  const words = phrase.split(' ')
  return phrase.length <= 32 && words.every((word) => word.length <= 18) && isFitToEcho(phrase)
}

function leadFor(determiner: string, before: string): string {
  if (OWN.has(determiner)) return 'your '
  if (determiner === 'some') return ''
  if (determiner !== 'a' && determiner !== 'an')
    return `${determiner === 'this' ? 'that' : determiner} `
  return WORDS.owning.test(before) ? 'your ' : 'that '
}

interface Found {
  phrase: string
  weight: number
}

function determined(clause: string): Found[] {
  const tokens = [...clause.matchAll(/[\p{L}\d][\p{L}\d'&-]*|[^\s]/gu)]
  return tokens.flatMap((token, index) => {
    const determiner = token[0].toLowerCase()
    if (!DETERMINERS.has(determiner)) return []
    const words = takeWords(
      tokens.slice(index + 1).map((next) => next[0]),
      3
    )
    return phraseOf(determiner, words, clause.slice(0, token.index))
  })
}

function phraseOf(determiner: string, words: string[], before: string): Found[] {
  const lower = words.map((word) => word.toLowerCase())
  const isThing =
    lower.length > 0 && !WORDS.adjectives.has(lower.at(-1) ?? '') && !VAGUE.has(lower[0] ?? '')
  const isTitle = /^an?$/.test(determiner) && WORDS.is.test(before)
  if (!isThing || isTitle) return []
  const phrase = leadFor(determiner, before) + words.join(' ')
  return [{ phrase, weight: weightOf(determiner, before) }]
}

function weightOf(determiner: string, before: string): number {
  if (OWN.has(determiner)) return 4
  return PLACED.test(before) ? 1 : 2
}

function named(clause: string): Found[] {
  if (clause === clause.toUpperCase()) return []
  const names = clause.matchAll(/(?<=[\p{L}\d,'] )\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}/gu)
  return [...names]
    .map((hit) => hit[0].replace(/'s$/, ''))
    .filter((name) => !WORDS.notNames.has(name.toLowerCase()) && !/^I'/.test(name))
    .map((phrase) => ({ phrase, weight: 3 }))
}

function loved(clause: string): Found[] {
  return [...clause.matchAll(WORDS.loved)].flatMap((hit) => {
    const words = takeWords((hit[1] ?? '').split(/\s+/), 3)
    const head = words.at(-1)?.toLowerCase()
    if (!head || WORDS.adjectives.has(head) || DETERMINERS.has(words[0] ?? '')) return []
    return [{ phrase: words.join(' '), weight: 2.5 }]
  })
}

const OPENINGS = '(?:(?:ok|okay|so|well|and|anyway|but|oh|the)[ ,]+)*'
const VERBS = 'is|was|are|were|has|had|went|tasted'
const SUBJECT = new RegExp(`^${OPENINGS}([\\p{L}-]{4,18}) (?:${VERBS})\\b`, 'iu')

/** `ok lasagna is in the oven` is about lasagna. */
function subject(clause: string): Found[] {
  const hit = clause.match(SUBJECT)
  const word = hit?.[1] ?? ''
  const isNoun = word !== '' && !isEnd(word) && !WORDS.notSubjects.has(word.toLowerCase())
  return isNoun ? [{ phrase: bareLead(word.toLowerCase()), weight: 2.2 }] : []
}

function bareLead(word: string): string {
  if (/^(?:mom|mum|mama|dad|papa|grand(?:ma|pa)|granny)$/.test(word)) return `your ${word}`
  return BARE.has(word) ? word : `the ${word}`
}

/** The noun phrase of a clause worth saying back, already in the second person; null when there is none. */
export function findDetail(clause: string): string | null {
  const text = straighten(clause)
  const found = [...determined(text), ...named(text), ...loved(text), ...subject(text)]
    .map((item) => ({ ...item, phrase: item.phrase.trim() }))
    .filter((item) => isEchoable(item.phrase))
  return found.toSorted((a, b) => b.weight - a.weight)[0]?.phrase ?? null
}

/**
 * What a short answer to her question names: `um, probably lasagna` -> `lasagna`; null when it is a sentence.
 */
export function answerDetail(clause: string): string | null {
  const text = straighten(clause).replace(/[.!?,]+$/, '')
  const rest = text.replace(/^my /i, 'your ').replace(WORDS.filler, '').replace(WORDS.trailer, '')
  const words = rest.split(' ').filter(Boolean)
  const isShort = words.length > 0 && words.length <= 3 && !words.some((word) => isEnd(word))
  return isShort && isEchoable(rest) && !WORDS.adjectives.has(rest.toLowerCase()) ? rest : null
}
