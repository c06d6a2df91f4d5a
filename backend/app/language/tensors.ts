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
      for (let at = head * width; at < (head + 1) * width; at++) {
        let sum = 0
        for (let other = 0; other < rows; other++) {
          sum += shares[other]! * values.numbers[other * columns + at]!
        }
        numbers[row * columns + at] = sum
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
