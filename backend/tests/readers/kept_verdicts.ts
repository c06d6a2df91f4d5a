import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isSlow, judge, PROOF, TRIES, type Verdict } from '#tests/readers/judge_pattern'
import { MOST_CHARACTERS } from '#tests/readers/hostile_text'
import { longestTextOf, type Pattern } from '#tests/readers/pattern'

const FILE = 'backend/tests/readers/judged_patterns.txt'
/**
 * Half of them are not proved at once: all together take
 * minutes, so what was found right stands in the repository.
 */
const LETTERS = 16
const WRITTEN_EVERY = 20

/**
 * The patterns that were judged and found right, by a hash of them and of how they were judged, a line each.
 */
export class KeptVerdicts {
  readonly #known = new Set(existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n') : [])
  readonly #right = new Set<string>()

  /** The verdict on a pattern that is slow; null for one that is right. */
  async slownessOf(pattern: Pattern): Promise<Verdict | null> {
    const key = keyOf(pattern)
    const verdict = this.#known.has(key) ? null : await judge(pattern)
    if (verdict && isSlow(verdict)) return verdict
    this.#right.add(key)
    if (verdict) this.#keep(key)
    return null
  }

  /** Without those of patterns that are gone. */
  finish() {
    write(this.#right)
  }

  /** A run that is broken off goes on where it was. */
  #keep(key: string) {
    this.#known.add(key)
    if (this.#known.size % WRITTEN_EVERY === 0) write(this.#known)
  }
}

function keyOf(pattern: Pattern): string {
  const { source, flags } = pattern
  const longest = longestTextOf(pattern)
  const length = longest === MOST_CHARACTERS ? [] : [longest]
  const judged = JSON.stringify([flags, source, PROOF, TRIES, ...length])
  return createHash('sha256').update(judged).digest('base64url').slice(0, LETTERS)
}

function write(keys: ReadonlySet<string>) {
  mkdirSync(dirname(FILE), { recursive: true })
  const lines = [...keys].filter(Boolean).toSorted()
  writeFileSync(FILE, `${lines.join('\n')}\n`)
}
