import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Beside `backend/app`, in the sources as in a build. */
const FOLDER = fileURLToPath(new URL('../../words/', import.meta.url))
let over: string | null = null

/** A folder whose files stand in for those of the same name, to try other words before anything is read. */
export function layOver(folder: string): void {
  if (!existsSync(folder)) throw new Error(`There is no folder "${folder}".`)
  over = folder
}

/** A file of words, with line ends as everywhere, whatever the editor wrote. */
export const textIn = (path: string) => readFileSync(placeOf(path), 'utf8').replaceAll('\r\n', '\n')

export const bytesIn = (path: string) => readFileSync(placeOf(path))

function placeOf(path: string): string {
  const laid = over === null ? null : join(over, path)
  return laid !== null && existsSync(laid) ? laid : join(FOLDER, path)
}
