import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Verdict, judge } from '#tests/readers/judge_pattern'
import type { Pattern } from '#tests/readers/pattern'

const FILE = 'node_modules/.cache/everly/patterns.json'
const WRITTEN_EVERY = 20

/** Verdicts by source and flags: a first run takes minutes, one that is broken off goes on where it was. */
export class KeptVerdicts {
  #known: Record<string, Verdict> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  #fresh: Record<string, Verdict> = {}

  async of(pattern: Pattern): Promise<Verdict> {
    const key = createHash('sha256')
      .update(`${pattern.flags}/${pattern.source}`)
      .digest('base64url')
    const verdict = this.#known[key] ?? (await judge(pattern))
    this.#fresh[key] = verdict
    if (!this.#known[key]) this.#add(key, verdict)
    return verdict
  }

  /** Without those of patterns that are gone. */
  finish() {
    this.#write(this.#fresh)
  }

  #add(key: string, verdict: Verdict) {
    this.#known[key] = verdict
    if (Object.keys(this.#known).length % WRITTEN_EVERY === 0) this.#write(this.#known)
  }

  #write(verdicts: Record<string, Verdict>) {
    mkdirSync(dirname(FILE), { recursive: true })
    writeFileSync(FILE, JSON.stringify(verdicts))
  }
}
