/** A table of numbers, row after row. */
export interface Tensor {
  numbers: Float32Array
  rows: number
  columns: number
}

/** Another tensor of the same shape added. */
export function plus(one: Tensor, other: Tensor): Tensor {
  return { ...one, numbers: one.numbers.map((number, at) => number + other.numbers[at]!) }
}

/** Each row brought to a mean of 0 and a variance of 1, then scaled and moved. */
export function normed(from: Tensor, scale: Tensor, bias: Tensor): Tensor {
  const { columns } = from
  const numbers = Float32Array.from(from.numbers)
  for (let start = 0; start < numbers.length; start += columns) {
    const row = numbers.subarray(start, start + columns)
    const mean = meanOfRow(row)
    const by = 1 / Math.sqrt(varianceOf(row, mean) + 1e-6)
    for (let at = 0; at < columns; at++) {
      row[at] = (row[at]! - mean) * by * scale.numbers[at]! + bias.numbers[at]!
    }
  }
  return { ...from, numbers }
}

function meanOfRow(row: Float32Array): number {
  let sum = 0
  for (const one of row) sum += one
  return sum / row.length
}

function varianceOf(row: Float32Array, mean: number): number {
  let sum = 0
  for (const one of row) sum += (one - mean) * (one - mean)
  return sum / row.length
}

interface Heard {
  queries: Tensor
  keys: Tensor
  values: Tensor
}

/** What each row takes from the others by the likeness of its query to their keys, for each head. */
export function attended({ queries, keys, values }: Heard, heads: number): Tensor {
  const { rows, columns } = queries
  const width = columns / heads
  const numbers = new Float32Array(rows * columns)
  for (let from = 0; from < columns; from += width) {
    const part = { from, width, columns }
    for (let row = 0; row < rows; row++) {
      const shares = sharesOf(queries.numbers, keys.numbers, { row, rows, ...part })
      addShares(numbers, values.numbers, { row, shares, ...part })
    }
  }
  return { rows, columns, numbers }
}

/** Of each row the columns of one head. */
interface Part {
  row: number
  from: number
  width: number
  columns: number
}

/** In the order of memory: column after column of the same row. */
function addShares(
  to: Float32Array,
  values: Float32Array,
  { row, from, width, columns, shares }: Part & { shares: Float32Array }
): void {
  const start = row * columns + from
  for (const [other, share] of shares.entries()) {
    const place = other * columns + from
    for (let at = 0; at < width; at++) to[start + at]! += share * values[place + at]!
  }
}

function sharesOf(
  queries: Float32Array,
  keys: Float32Array,
  { row, rows, from, width, columns }: Part & { rows: number }
): Float32Array {
  const shares = new Float32Array(rows)
  const start = row * columns + from
  for (let other = 0; other < rows; other++) {
    const place = other * columns + from
    let score = 0
    for (let at = 0; at < width; at++) score += queries[start + at]! * keys[place + at]!
    shares[other] = score
  }
  return evened(shares, Math.sqrt(width))
}

/** Scores as shares of 1. */
function evened(scores: Float32Array, by: number): Float32Array {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - most) / by))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** Of rows from one place to before another; zeros where there is none. */
export function meanOf({ numbers, columns }: Tensor, from: number, to: number): Float32Array {
  const mean = new Float32Array(columns)
  for (let at = from * columns; at < to * columns; at++) {
    mean[at % columns]! += numbers[at]! / (to - from)
  }
  return mean
}
