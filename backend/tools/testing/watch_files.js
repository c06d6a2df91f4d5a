import { watch } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { ROOT } from '../install.js'

const FOLDERS = ['backend', 'cli', 'frontend', 'stories']
/** An editor writes a file in several steps, and a branch that is checked out many files. */
const QUIET_MS = 200

/**
 * Calls `onChange` with the paths that changed, once it is
 * quiet again, and waits for it before the next time.
 */
export function watchFiles(onChange) {
  const changed = new Set()
  let timer
  let running = Promise.resolve()
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const files = [...changed]
      changed.clear()
      running = running.then(() => onChange(files))
    }, QUIET_MS)
  }
  for (const folder of FOLDERS) {
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (!name) {
        return
      }
      changed.add(posix.join(folder, name.split(sep).join('/')))
      later()
    })
  }
}
