import { z } from 'zod'
import type { FoundFact, KnownSlot } from '#app/memory/facts/found_fact'
import type { ToldTurn } from '#app/memory/facts/find_facts'
import { type Hearing, noteFact } from '#app/memory/notes/find_note'
import { bareStem, contentStems, contentWords } from '#app/memory/notes/note_words'
import { isNote, noteIn, noteSentence } from '#app/memory/notes/note_sentences'
import { piecesOf, withoutPieces } from '#app/memory/notes/pieces'
import { quotable } from '#app/memory/notes/quotes'
import { plainWords } from '#app/language/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'notes/endings.txt',
  z.strictObject({
    over: shapes.pattern(),
    isOver: shapes.pattern(),
    moved: shapes.pattern(),
    apart: shapes.pattern(),
    lovers: shapes.pattern(),
    denied: shapes.pattern(),
    miscounted: shapes.pattern(),
    slots: shapes.pattern(),
  })
)

/** So many words behind, or before, what ends it belong to it. */
const REACH = 6
const DATE =
  / (?:\d{1,2}(?:st|nd|rd|th)?|jan\w*|feb\w*|mar|march|apr\w*|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*) /

/** Whether something that was told before is not so any more. */
type IsOver = (piece: string, note: string) => boolean

/** What a text ends of what is known: a note loses the pieces that name it, and goes when nothing is left. */
export function endingsIn(turn: ToldTurn, { known, before }: Hearing): FoundFact[] {
  const plain = plainWords(quotable(turn.text).join('. '))
  const last = before.at(-1)
  const around = last?.sender === 'user' ? `${plain} ${plainWords(last.text)}` : plain
  const isOver = overIn(plain, contentStems(around))
  return isOver.length === 0 ? [] : known.flatMap((one) => endedOf(one, isOver))
}

function overIn(plain: string, around: ReadonlySet<string>): IsOver[] {
  const gone = new Set([...behind(plain, WORDS.over), ...ahead(plain, WORDS.isOver)])
  const isMoved = WORDS.moved.test(plain)
  const denied = [...plain.matchAll(WORDS.denied)].flatMap(([, words = '']) => contentWords(words))
  const rules: IsOver[] = []
  if (gone.size > 0) rules.push((piece) => sharesAny(piece, gone))
  if (WORDS.apart.test(plain)) rules.push((piece) => WORDS.lovers.test(plainWords(piece)))
  if (denied.length > 0) rules.push((piece, note) => isDenied(piece, note, { denied, around }))
  if (WORDS.miscounted.test(plain)) rules.push((piece) => isMiscounted(piece, plain, around))
  if (isMoved) rules.push((piece, note) => isMovedAway(piece, note, { plain, around }))
  return rules
}

function behind(plain: string, ends: RegExp): string[] {
  return [...plain.matchAll(ends)].flatMap(({ index, 0: found }) => {
    const rest = plain.slice(index + found.length).split(/ (?:[.,]|to|from) /)[0] ?? ''
    return [...contentStems(rest.split(' ').slice(0, REACH).join(' '))]
  })
}

function ahead(plain: string, ends: RegExp): string[] {
  return [...plain.matchAll(ends)].flatMap(({ index }) => {
    const start =
      plain
        .slice(0, index)
        .split(/ [.,] /)
        .at(-1) ?? ''
    return [...contentStems(start.split(' ').slice(-REACH).join(' '))]
  })
}

function isDenied(
  piece: string,
  note: string,
  { denied, around }: { denied: string[]; around: ReadonlySet<string> }
): boolean {
  const stems = contentStems(piece)
  const isSaid = denied.some((word) => stems.has(bareStem(word)))
  const others = [...contentStems(note)].filter((stem) => !denied.includes(stem))
  return (
    isSaid && (denied.some((word) => /[a-z]/.test(word)) || others.some((stem) => around.has(stem)))
  )
}

/** "She turned 9, I told you wrong": of the same person or thing another number, not far from it. */
function isMiscounted(piece: string, plain: string, around: ReadonlySet<string>): boolean {
  const [old, ...others] = numbersIn(plainWords(piece))
  if (old === undefined || others.length > 0) return false
  const isNear = numbersIn(plain).some((one) => one !== old && Math.abs(one - old) <= NEARLY)
  const isOfSame = WHO.some((who) => who.test(plain) && who.test(plainWords(piece)))
  return isNear && (isOfSame || [...contentStems(piece)].some((stem) => around.has(stem)))
}

const NEARLY = 5
const WHO = [/ s?hes? (?=is|turned|was|\d|just)/, / shes? /]

const numbersIn = (plain: string) =>
  [...plain.matchAll(/ (\d{1,3})(?= )/g)].map(([, digits]) => Number(digits))

/** "The show got moved. It's the 14th now": the day and number of a show told before are not so. */
function isMovedAway(
  piece: string,
  note: string,
  { plain, around }: { plain: string; around: ReadonlySet<string> }
): boolean {
  if (!DATE.test(plainWords(piece)) || !DATE.test(plain)) return false
  const shared = [...contentStems(note)].filter((stem) => around.has(stem) && /[a-z]/.test(stem))
  return shared.length > 0
}

function sharesAny(piece: string, stems: ReadonlySet<string>): boolean {
  return [...contentStems(piece)].some(
    (stem) => stems.has(stem) || (stem.length > 5 && [...stems].some((one) => isAkin(one, stem)))
  )
}

/** `metformin`, `metformina` */
const isAkin = (one: string, other: string) =>
  one.length > 5 && (one.startsWith(other) || other.startsWith(one))

function endedOf({ slot, sentence }: KnownSlot, rules: readonly IsOver[]): FoundFact[] {
  if (!isNote(slot)) {
    const isOver = WORDS.slots.test(slot) && rules.some((rule) => rule(sentence, sentence))
    return isOver ? [{ ...noteFact(slot, sentence, 'ended') }] : []
  }
  const note = noteIn(sentence)
  if (!note) return []
  const pieces = piecesOf(note.quote)
  const left = pieces.filter(({ text }) => !rules.some((rule) => rule(text, note.quote)))
  if (left.length === pieces.length) return []
  const quote = withoutPieces(left)
  if (contentWords(quote).length < 2) return [noteFact(slot, sentence, 'ended')]
  return [noteFact(slot, noteSentence({ ...note, quote }))]
}
