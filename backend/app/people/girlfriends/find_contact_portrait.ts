import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The picture of a preset as PNG. Pages that were built without portraits, or not at all, have none. */
export function findContactPortrait(siteDirectory: string, key: string): Promise<Buffer | null> {
  return readFile(join(siteDirectory, 'portraits', `${key}.png`)).catch(() => null)
}
