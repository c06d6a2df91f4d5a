import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Moves what was built afresh over what was built before, file by file, so that a server that runs misses
 * none. What the fresh build lacks is removed, unless it was written within the last `keptForMs`.
 */
export function putInPlace(fresh, place, keptForMs = 0) {
  const files = new Set(filesIn(fresh))
  for (const file of files) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    renameSync(join(fresh, file), join(place, file))
  }
  const isOld = (file) => Date.now() - statSync(join(place, file)).mtimeMs >= keptForMs
  for (const file of filesIn(place)) {
    if (!files.has(file) && isOld(file)) rmSync(join(place, file))
  }
  rmSync(fresh, { recursive: true })
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}
