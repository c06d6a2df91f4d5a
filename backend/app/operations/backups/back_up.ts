import { chmodSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { copyDatabase, type OnStep } from '#app/operations/backups/copy_database'
import {
  makeDurable,
  removeDatabase,
  sha256Of,
  startPart,
} from '#app/operations/backups/durable_file'
import { fileExists, noDatabase, unsound } from '#app/operations/backups/errors'
import { type Expected, type Proof, proveCopy } from '#app/operations/backups/prove_copy'

interface Wishes {
  /** SQLite's file. */
  database: string
  target: string
  isForced: boolean
  onStep: OnStep
}

export interface BackedUp {
  file: string
  bytes: number
  rows: number
  sha256: string
  migration: string
}

/** A proved copy of a live SQLite database, for its owner's eyes alone. Its name appears once it is whole. */
export async function backUp(wishes: Wishes, expected: Expected): Promise<BackedUp> {
  const { database, target, isForced, onStep } = wishes
  if (!existsSync(database)) throw noDatabase(database)
  if (existsSync(target) && !isForced) throw fileExists(target)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  const part = startPart(target)
  try {
    const counts = await copyDatabase(database, part, onStep)
    const proof = await proveCopy(part, expected)
    proveSame(counts, proof)
    chmodSync(part, 0o600)
    makeDurable(part)
    const { size: bytes } = statSync(part)
    const sha256 = await sha256Of(part)
    renameSync(part, target)
    makeDurable(target)
    return { file: target, bytes, rows: proof.rows, sha256, migration: proof.migration }
  } finally {
    removeDatabase(part)
  }
}

export function proveSame(counts: Record<string, number>, proof: Proof): void {
  for (const [table, count] of Object.entries(counts)) {
    if (proof.counts[table] !== count) {
      throw unsound(`${table} has ${proof.counts[table] ?? 0} of ${count} rows`)
    }
  }
}
