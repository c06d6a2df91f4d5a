import { z } from 'zod'
import { inDigits } from '#app/memory/notes/note_words'
import { type Piece, piecesOf, withoutPieces } from '#app/memory/notes/note_sentences'
import { plainWords } from '#app/language/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'notes/taken_back.txt',
  z.strictObject({
    takesBack: shapes.pattern(),
    corrects: shapes.pattern(),
    maybeCorrects: shapes.pattern(),
    afterthought: shapes.pattern('i'),
    denies: shapes.pattern(),
    values: shapes.patterns('g'),
  })
)
const DAYS_OF_A_MONTH = 31
/** A number that was wrong was hardly farther off. */
const NEARLY = 0.15

interface Placed {
  piece: Piece
  sentence: number
}

/** Without what a text itself takes back or puts right: "jan 4. no wait, the 5th". */
export function standing(sentences: readonly string[]): string[] {
  let kept: readonly Placed[] = []
  for (const [sentence, text] of sentences.entries()) {
    for (const [at, piece] of piecesOf(text).entries()) {
      kept = withNext(kept, { piece, sentence }, at === 0 ? text : piece.text)
    }
  }
  return [...Map.groupBy(kept, ({ sentence }) => sentence).values()].map((left) =>
    withoutPieces(left.map(({ piece }) => piece))
  )
}

/** `text`: "No, forgive me, Lucy turned 13" puts right what stood before it as a whole. */
function withNext(kept: readonly Placed[], next: Placed, text: string): readonly Placed[] {
  const said = plainWords(text)
  const last = kept.at(-1)
  if (last?.sentence === next.sentence && WORDS.denies.test(said)) return kept
  const left = last && isWrong(last.piece.text, text) ? kept.slice(0, -1) : kept
  return WORDS.takesBack.test(said) ? left : [...left, next]
}

function isWrong(before: string, text: string): boolean {
  return WORDS.corrects.test(plainWords(text)) || (overBefore(text)?.(before) ?? false)
}

/** Which pieces of the text before a text leaves no longer so; null when it touches none. */
export function overBefore(text: string): ((piece: string) => boolean) | null {
  const plain = plainWords(text)
  if (WORDS.takesBack.test(plain)) return () => true
  const puts = [WORDS.corrects, WORDS.maybeCorrects].some((pattern) => pattern.test(plain))
  if (!puts && !WORDS.afterthought.test(text)) return null
  return (piece) => areOther(plainWords(piece), plain)
}

/** Both name a day, a month, a number or a side, and not the same one. */
export function areOther(one: string, other: string): boolean {
  return WORDS.values.some((value) => {
    const [old, now] = [valuesIn(one, value), valuesIn(other, value)]
    return !old.some((each) => now.includes(each)) && old.some((each) => now.some(isNear(each)))
  })
}

/** Spaces doubled: each value needs one on either side. */
function valuesIn(plain: string, value: RegExp): string[] {
  return [...inDigits(plain).replaceAll(' ', '  ').matchAll(value)].map(([, found = '']) => found)
}

const isNear = (one: string) => (other: string) => {
  const [low = 0, high = 0] = [Number(one), Number(other)].toSorted((a, b) => a - b)
  return Number.isNaN(low) || high <= DAYS_OF_A_MONTH || high - low <= NEARLY * high
}
