import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { proveSame } from '#app/operations/backups/back_up'
import { copyDatabase, type OnStep } from '#app/operations/backups/copy_database'
import { makeDurable, removeDatabase, startBeside } from '#app/operations/backups/durable_file'
import { asUnsound, broughtToStop, noSuchFile } from '#app/operations/backups/errors'
import { type Expected, type Proof, proveCopy } from '#app/operations/backups/prove_copy'
import { swapDatabase } from '#app/operations/backups/swap_database'

interface Wishes {
  /** The copy. */
  file: string
  /** SQLite's file, to be replaced. */
  database: string
  /** The present one is broken and cannot be asked who uses it. */
  isForced: boolean
  onStep: OnStep
  /** Asked once it is proved: false leaves everything as it is. */
  mayReplace(proof: Proof): Promise<boolean>
}

export interface Restored extends Proof {
  /** Where the replaced database lies now; null when there was none, or nothing was replaced. */
  kept: string | null
  isReplaced: boolean
}

/**
 * Copies the copy beside the database, proves those very bytes, then gives them the database's
 * name in one step. Whatever stops it on the way leaves the old database or the new one.
 */
export async function restore(wishes: Wishes, expected: Expected): Promise<Restored> {
  const { file, database, onStep, isForced } = wishes
  if (!existsSync(file)) throw noSuchFile(file)
  removeLeftBehind(database)
  const staged = startBeside(database, 'restoring')
  try {
    const counts = await copyDatabase(file, staged, onStep).catch((error: unknown) => {
      throw asUnsound(error)
    })
    const proof = await proveCopy(staged, expected)
    proveSame(counts, proof)
    makeDurable(staged)
    if (!(await wishes.mayReplace(proof))) return { ...proof, kept: null, isReplaced: false }
    if (!onStep(1, 1)) throw broughtToStop()
    const kept = swapDatabase({ staged, database, isForced })
    return { ...proof, kept, isReplaced: true }
  } finally {
    removeDatabase(staged)
  }
}

/** Of a restore that was killed. */
function removeLeftBehind(database: string): void {
  const folder = dirname(database)
  const start = `${basename(database)}.restoring-`
  for (const name of readdirSync(folder)) {
    if (name.startsWith(start)) removeDatabase(join(folder, name))
  }
}
