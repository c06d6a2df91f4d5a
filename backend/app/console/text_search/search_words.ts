import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { lastingKeyFor } from '#config/app'
import type { Direction } from '#app/models/contract'

const BYTES = 6

/**
 * A word as the index of all texts holds it: a keyed hash of its stem, one for each direction, so that what
 * only she says is not met where only theirs is looked for. One key serves everybody – or nobody could be
 * searched together – and with it gone the index says at most how often some word is used. Whoever reads it
 * without the key reads the texts beside it: it is blind for what remains in files and backups after a text
 * was cut or deleted, which a few numbers do not give back.
 */
export class SearchWords {
  readonly #key: KeyObject

  constructor(key: Buffer = lastingKeyFor('text search')) {
    this.#key = createSecretKey(key)
  }

  /** Changes with the key: what was indexed under another one is found by nobody. */
  get mark(): string {
    return this.#digest('').toString('hex')
  }

  blind(direction: Direction, stem: string): number {
    return this.#digest(`${direction} ${stem}`).readUIntBE(0, BYTES)
  }

  #digest(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, BYTES)
  }
}
