/** A long table is counted, bounded and searched in blocks of so many ids. */
export const BLOCK_SIZE = 4096

/** From the first to the last of these, both included. */
export interface Span {
  first: number
  last: number
}

export function blockOf(id: number): number {
  return Math.floor(id / BLOCK_SIZE)
}

export function firstIdOf(block: number): number {
  return block * BLOCK_SIZE
}

export function lastIdOf(block: number): number {
  return firstIdOf(block + 1) - 1
}
