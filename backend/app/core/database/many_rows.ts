import type { PlainSql, SqlValue } from '#app/core/database/sql'

/** Rows go in pieces of these sizes only, so that the statements stay few and are prepared once. */
const SIZES = [200, 20, 5, 3, 2, 1]
/** An export or a page of the console asks for a thousand at most. */
const LENGTHS = [1, 2, 3, 5, 20, 200, 500, 1000]

/** All of these rows by a few statements: `head values (…), (…) tail`. Answers what they return. */
export async function insertRows<Out = unknown>(
  sql: PlainSql,
  statement: { head: string; tail: string; row: string },
  rows: readonly SqlValue[][]
): Promise<Out[]> {
  const { head, tail, row } = statement
  const returned: Out[] = []
  for (const piece of piecesOf(rows)) {
    const text = `${head} values ${Array.from(piece, () => row).join(', ')} ${tail}`
    returned.push(...(await sql.all<Out>(text, ...piece.flat())))
  }
  return returned
}

/** A list for `in (…)`; the last value is repeated up to one of a few lengths, which changes nothing. */
export function listOf<Value extends SqlValue>(all: readonly Value[]) {
  const last = all.at(-1)
  if (last === undefined) throw new Error('a list for SQL must not be empty')
  const length = LENGTHS.find((most) => most >= all.length) ?? all.length
  const values = [...all, ...Array.from({ length: length - all.length }, () => last)]
  return { marks: values.map(() => '?').join(', '), values }
}

/** `?` so many times, in parentheses. */
export function tuple(width: number): string {
  return `(${Array.from({ length: width }, () => '?').join(', ')})`
}

function piecesOf<T>(all: readonly T[]): T[][] {
  const pieces: T[][] = []
  let from = 0
  for (const size of SIZES) {
    for (; all.length - from >= size; from += size) pieces.push(all.slice(from, from + size))
  }
  return pieces
}
