import { z } from 'zod'
import { bareStem, contentStems, contentWords, inDigits } from '#app/memory/notes/note_words'
import { piecesOf } from '#app/memory/notes/pieces'
import { plainWords } from '#app/language/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'notes/over.txt',
  z.strictObject({
    over: shapes.pattern(),
    isOver: shapes.pattern(),
    moved: shapes.pattern(),
    denied: shapes.pattern(),
    miscounted: shapes.pattern(),
  })
)
const CHANGES = loadWords(
  'notes/changes.yaml',
  z.array(z.strictObject({ change: shapes.pattern(), was: shapes.pattern() }))
)

/** So many words behind, or before, what ends it belong to it. */
const REACH = 6
/** A number that was wrong was hardly farther off. */
const NEARLY = 5
const WHO = [/ s?hes? (?=is|turned|was|\d|just)/, / shes? /]
const DATE =
  / (?:\d{1,2}(?:st|nd|rd|th)?|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}|may) /

/** Whether something that was told before is not so any more: a piece of a note. */
export type IsOver = (piece: string, note: string) => boolean

/** What plain words say is over, wrong, or on another day; `around` are they and those just before. */
export function overIn(plain: string, around: string, told: readonly string[]): IsOver[] {
  const stems = contentStems(around)
  const gone = new Set([...behind(plain, WORDS.over), ...ahead(plain, WORDS.isOver)])
  const changes = CHANGES.filter(({ change }) => change.test(plain))
  const rules: (IsOver | false)[] = [
    gone.size > 0 && ((piece) => sharesAny(piece, gone)),
    changes.length > 0 && ((piece) => changes.some(({ was }) => was.test(plainWords(piece)))),
    WORDS.miscounted.test(plain) && ((piece) => isMiscounted(piece, plain, stems)),
    WORDS.moved.test(plain) &&
      ((piece, note) => isMovedAway(piece, note, { plain, stems: contentStems(plain) })),
    ...deniedIn(plain, stems, told),
  ]
  return rules.filter((rule) => rule !== false)
}

function behind(plain: string, ends: RegExp): string[] {
  return [...plain.matchAll(ends)].flatMap(({ index, 0: found }) => {
    const rest =
      plain.slice(index + found.length).split(/ (?:[.,]|to|from|because|cause|y) /)[0] ?? ''
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

/** A word is enough; a number stands in more notes, so that one of them must be the only one, or meant. */
function deniedIn(plain: string, stems: ReadonlySet<string>, told: readonly string[]): IsOver[] {
  const words = [...plain.matchAll(WORDS.denied)].flatMap(([, said = '']) => contentWords(said))
  return words.map((word) => {
    const stem = bareStem(word)
    const holding = told.filter((quote) => contentStems(quote).has(stem))
    return (piece, note) =>
      contentStems(piece).has(stem) &&
      (/[a-z]/.test(word) || holding.length === 1 || sharesAny(note, stems, stem))
  })
}

/** "She turned 9, I told you wrong": of the same person or thing another number, not far from it. */
function isMiscounted(piece: string, plain: string, stems: ReadonlySet<string>): boolean {
  const [old, ...others] = numbersIn(plainWords(piece))
  if (old === undefined || others.length > 0) return false
  const isNear = numbersIn(plain).some((one) => one !== old && Math.abs(one - old) <= NEARLY)
  const isOfSame = WHO.some((who) => who.test(plain) && who.test(plainWords(piece)))
  return isNear && (isOfSame || sharesAny(piece, stems))
}

const numbersIn = (plain: string) =>
  [...inDigits(plain).matchAll(/ (\d{1,3})(?= )/g)].map(([, digits]) => Number(digits))

/** "The show got moved. It's the 14th now": the day and number of a show told before are not so. */
function isMovedAway(
  piece: string,
  note: string,
  { plain, stems }: { plain: string; stems: ReadonlySet<string> }
): boolean {
  const areDated = DATE.test(plainWords(piece)) && DATE.test(plain)
  const isOfNote = piecesOf(note).some(({ text }) => text === piece)
  return (
    areDated &&
    isOfNote &&
    [...contentStems(note)].some((stem) => stems.has(stem) && /[a-z]/.test(stem))
  )
}

function sharesAny(piece: string, stems: ReadonlySet<string>, but = ''): boolean {
  return [...contentStems(piece)].some(
    (stem) => stem !== but && (stems.has(stem) || [...stems].some((one) => areAkin(one, stem)))
  )
}

/** `metformin`, `metformina` */
const areAkin = (one: string, other: string) =>
  Math.min(one.length, other.length) > 5 && (one.startsWith(other) || other.startsWith(one))
