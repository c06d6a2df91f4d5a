import { chmodSync, existsSync } from 'node:fs'
import { copyDatabase, type OnStep } from '#app/operations/backups/copy_database'
import { writeWhole, type Written } from '#app/operations/backups/durable_file'
import { noDatabase, unsound } from '#app/operations/backups/errors'
import { type Expected, type Proof, proveCopy } from '#app/operations/backups/prove_copy'

interface Wishes {
  /** SQLite's file. */
  database: string
  target: string
  isForced: boolean
  onStep: OnStep
}

export interface BackedUp extends Written {
  rows: number
  migration: string
}

/** A proved copy of a live SQLite database. */
export async function backUp(wishes: Wishes, expected: Expected): Promise<BackedUp> {
  const { database, onStep } = wishes
  if (!existsSync(database)) throw noDatabase(database)
  return writeWhole(wishes, async (part) => {
    const counts = await copyDatabase(database, part, onStep)
    const proof = await proveCopy(part, expected)
    proveSame(counts, proof)
    chmodSync(part, 0o600)
    return { rows: proof.rows, migration: proof.migration }
  })
}

export function proveSame(counts: Record<string, number>, proof: Proof): void {
  for (const [table, count] of Object.entries(counts)) {
    if (proof.counts[table] !== count) {
      throw unsound(`${table} has ${proof.counts[table] ?? 0} of ${count} rows`)
    }
  }
}
