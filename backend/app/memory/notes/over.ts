import { z } from 'zod'
import { bareStem, contentStems, contentWords, inDigits } from '#app/memory/notes/note_words'
import { areOther } from '#app/memory/notes/taken_back'
import { piecesOf } from '#app/memory/notes/note_sentences'
import { plainWords } from '#app/language/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { hitsIn } from '#app/language/hits_in'

const WORDS = loadWords(
  'notes/over.txt',
  z.strictObject({
    over: shapes.pattern(),
    isOver: shapes.pattern(),
    moved: shapes.pattern(),
    denied: shapes.pattern(),
    miscounted: shapes.pattern(),
    date: shapes.pattern(),
    monthDay: shapes.pattern(),
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
const WHO = [/ s?hes? (?=is|turned|was|\d|just)/, / shes? /, / (?:tengo|im) \d/]
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
    (WORDS.moved.test(plain) || WORDS.miscounted.test(plain)) &&
      ((piece) => isOnlyOfMonth(piece, plain, told)),
    WORDS.moved.test(plain) &&
      ((piece, note) => isMovedAway(piece, note, { plain, stems: contentStems(plain) })),
    ...deniedIn(plain, stems, told),
  ]
  return rules.filter((rule) => rule !== false)
}

function behind(plain: string, ends: RegExp): string[] {
  return hitsIn(plain, ends).flatMap(({ index, 0: found }) => {
    const rest =
      plain.slice(index + found.length).split(/ (?:[.,]|to|from|because|cause|y) /)[0] ?? ''
    return [...contentStems(rest.split(' ').slice(0, REACH).join(' '))]
  })
}

function ahead(plain: string, ends: RegExp): string[] {
  return hitsIn(plain, ends).flatMap(({ index }) => {
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
  const words = hitsIn(plain, WORDS.denied).flatMap(([, said = '']) => contentWords(inDigits(said)))
  return words.map((word) => {
    const stem = bareStem(word)
    const holding = told.filter((quote) => contentStems(quote).has(stem))
    return (piece, note) =>
      contentStems(piece).has(stem) &&
      (/[a-z]|\d{4}/.test(word) || holding.length === 1 || sharesAny(note, stems, stem))
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
  const told = plainWords(piece)
  const isNow = (said: string) => WORDS.date.test(said) && areOther(told, said)
  const areDated =
    WORDS.date.test(told) && plain.split(/(?= [.,] )/).some((said) => isNow(` ${said.trim()} `))
  const isOfNote = piece === note || piecesOf(note).some(({ text }) => text === piece)
  return (
    areDated &&
    isOfNote &&
    [...contentStems(note)].some((stem) => stems.has(stem) && /[a-z]/.test(stem))
  )
}

/** "It's on the 20th of February, I told you wrong": nothing else of that month was told. */
function isOnlyOfMonth(piece: string, plain: string, told: readonly string[]): boolean {
  const [old, now] = [dayIn(piece), dayIn(plain)]
  if (!old || !now || old.month !== now.month || old.day === now.day) return false
  return told.filter((quote) => dayIn(quote)?.month === now.month).length === 1
}

function dayIn(text: string): { month: string; day: string } | null {
  const groups = WORDS.monthDay.exec(plainWords(text))?.groups
  if (!groups) return null
  const { month, later, day, first } = groups
  return { month: (month ?? later ?? '').slice(0, 3), day: day ?? first ?? '' }
}

function sharesAny(piece: string, stems: ReadonlySet<string>, but = ''): boolean {
  return [...contentStems(piece)].some(
    (stem) => stem !== but && (stems.has(stem) || [...stems].some((one) => areAkin(one, stem)))
  )
}

/** `metformin`, `metformina` */
const areAkin = (one: string, other: string) =>
  Math.min(one.length, other.length) > 5 && (one.startsWith(other) || other.startsWith(one))
