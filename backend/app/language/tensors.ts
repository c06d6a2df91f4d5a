import { unpacked } from '#app/language/packed_bytes'

/** A table of numbers, row after row. */
export interface Tensor {
  numbers: Float32Array
  rows: number
  columns: number
}

type Shape = [name: string, rows: number, columns: number]

/**
 * A file of words/models as it was trained elsewhere: the head names each tensor with its shape;
 * what a unit of each row is worth comes first, in four bytes, then every number in one.
 */
export function tensorsIn<Head>(path: string): { head: Head; tensors: Map<string, Tensor> } {
  const { head, bytes } = unpacked<Head & { tensors: Shape[] }>(path)
  const rowsOfAll = head.tensors.reduce((sum, [, rows]) => sum + rows, 0)
  const start = bytes.byteOffset + rowsOfAll * 4
  const worths = new Float32Array(bytes.buffer.slice(bytes.byteOffset, start))
  const units = new Int8Array(bytes.buffer, start)
  let row = 0
  let at = 0
  const read = head.tensors.map(([name, rows, columns]): [string, Tensor] => {
    const numbers = new Float32Array(rows * columns)
    for (let place = 0; place < numbers.length; place++) {
      numbers[place] = units[at + place]! * worths[row + Math.floor(place / columns)]!
    }
    row += rows
    at += numbers.length
    return [name, { numbers, rows, columns }]
  })
  return { head, tensors: new Map(read) }
}

/** Each row of `from` times each row of `by`, and `bias`. Four rows at a time, which is twice as fast. */
export function times(from: Tensor, by: Tensor, bias: Tensor): Tensor {
  const { numbers: x, rows, columns } = from
  const w = by.numbers
  const numbers = new Float32Array(rows * by.rows)
  for (let out = 0; out < by.rows; out += 4) {
    const a = out * columns
    const b = a + columns
    const c = b + columns
    const d = c + columns
    for (let row = 0; row < rows; row++) {
      const start = row * columns
      let ofA = 0
      let ofB = 0
      let ofC = 0
      let ofD = 0
      for (let at = 0; at < columns; at++) {
        const value = x[start + at]!
        ofA += value * w[a + at]!
        ofB += value * w[b + at]!
        ofC += value * w[c + at]!
        ofD += value * w[d + at]!
      }
      const to = row * by.rows + out
      numbers[to] = ofA
      numbers[to + 1] = ofB
      numbers[to + 2] = ofC
      numbers[to + 3] = ofD
    }
  }
  return plus({ numbers, rows, columns: by.rows }, bias)
}

/** Another tensor of the same shape added, or one row to each. */
export function plus(one: Tensor, other: Tensor): Tensor {
  const numbers = one.numbers.map(
    (number, at) => number + other.numbers[at % other.numbers.length]!
  )
  return { ...one, numbers }
}

/** Each row brought to a mean of 0 and a variance of 1, then scaled and moved. */
export function normed(from: Tensor, scale: Tensor, bias: Tensor): Tensor {
  const { columns } = from
  const numbers = Float32Array.from(from.numbers)
  for (let start = 0; start < numbers.length; start += columns) {
    const row = numbers.subarray(start, start + columns)
    const mean = row.reduce((sum, one) => sum + one, 0) / columns
    const variance = row.reduce((sum, one) => sum + (one - mean) ** 2, 0) / columns
    const by = 1 / Math.sqrt(variance + 1e-6)
    for (let at = 0; at < columns; at++) {
      row[at] = (row[at]! - mean) * by * scale.numbers[at]! + bias.numbers[at]!
    }
  }
  return { ...from, numbers }
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
  for (let head = 0; head < heads; head++) {
    for (let row = 0; row < rows; row++) {
      const shares = sharesOf(queries, keys, { row, from: head * width, width })
      for (let other = 0; other < rows; other++) {
        for (let at = head * width; at < (head + 1) * width; at++) {
          numbers[row * columns + at]! += shares[other]! * values.numbers[other * columns + at]!
        }
      }
    }
  }
  return { rows, columns, numbers }
}

function sharesOf(
  queries: Tensor,
  keys: Tensor,
  { row, from, width }: { row: number; from: number; width: number }
): Float32Array {
  const { rows, columns } = keys
  const scores = new Float32Array(rows)
  for (let other = 0; other < rows; other++) {
    for (let at = from; at < from + width; at++) {
      scores[other]! += queries.numbers[row * columns + at]! * keys.numbers[other * columns + at]!
    }
  }
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - most) / Math.sqrt(width)))
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
