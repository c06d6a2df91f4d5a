import { memoized } from '#app/language/memoized'
import { networkIn } from '#app/language/network'
import { attended, meanOf, normed, plus, type Tensor } from '#app/language/tensors'
import { WordPieces } from '#app/language/word_pieces'

interface Head {
  pieces: [piece: string, score: number][]
  heads: number
  /** How many pieces are read: of what was said the last, of the answer the first. */
  most: { said: number; answer: number }
  /** The number of the piece that stands between the two. */
  between: number
}

const { head, tensor, dense } = networkIn<Head>('models/bad_answer.bin')
const wordPieces = new WordPieces(head.pieces)

const idsOf = (text: string) => wordPieces.idsOf(text.toLowerCase().replaceAll(/[’‘]/gu, "'"))

const norm = (from: Tensor, name: string) =>
  normed(from, tensor(`${name} scale`), tensor(`${name} bias`))

/**
 * Log odds that an answer is one she must not give to what was said, above 0 rather yes: by a transformer of
 * one layer over pieces of words, whose rows are averaged for both. Made as tests/corpora/README.md tells.
 */
export function badAnswerOdds(said: string, answer: string): number {
  return oddsOf(JSON.stringify([said, answer]))
}

/** Several checks ask of the same answer, one after the other. */
const oddsOf = memoized((pair: string) => {
  const [said, answer] = JSON.parse(pair) as [string, string]
  const before = idsOf(said).slice(-head.most.said)
  const ids = [...before, head.between, ...idsOf(answer).slice(0, head.most.answer)]
  const rows = norm(layer(placed(ids, before.length)), 'last norm')
  const means = [meanOf(rows, 0, before.length), meanOf(rows, before.length, ids.length)]
  const both = Float32Array.from(means.flatMap((mean) => [...mean]))
  const hidden = dense({ numbers: both, rows: 1, columns: both.length }, 'hidden')
  const { numbers } = tensor('odds')
  return hidden.numbers.reduce(
    (sum, number, at) => sum + Math.tanh(number) * numbers[at]!,
    tensor('odds bias').numbers[0]!
  )
}, 100)

function layer(rows: Tensor): Tensor {
  const seen = norm(rows, 'attention norm')
  const queries = dense(seen, 'queries')
  const heard = attended(
    { queries, keys: dense(seen, 'keys'), values: dense(seen, 'values') },
    head.heads
  )
  const all = plus(dense(heard, 'heard'), dense(rows, 'kept'))
  const inner = dense(norm(all, 'forward norm'), 'inner')
  inner.numbers.forEach((number, at) => (inner.numbers[at] = Math.max(0, number)))
  return plus(all, dense(inner, 'outer'))
}

const LONGEST_WAVE = 10_000
const HALF = tensor('pieces').columns / 2
const WAVES = Float64Array.from({ length: HALF }, (_, at) => LONGEST_WAVE ** (-at / (HALF - 1)))

/** What each piece is, where it stands, and on whose side. */
function placed(ids: readonly number[], from: number): Tensor {
  const pieces = tensor('pieces')
  const { columns } = pieces
  const numbers = new Float32Array(ids.length * columns)
  for (const [row, id] of ids.entries()) {
    const side = tensor(row < from ? 'said' : 'answered').numbers
    for (let at = 0; at < columns; at++) {
      const angle = row * WAVES[at % HALF]!
      const place = at < HALF ? Math.sin(angle) : Math.cos(angle)
      numbers[row * columns + at] = pieces.numbers[id * columns + at]! + side[at]! + place
    }
  }
  return { numbers, rows: ids.length, columns }
}
