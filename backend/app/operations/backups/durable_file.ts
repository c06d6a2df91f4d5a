import { createHash, randomBytes } from 'node:crypto'
import { closeSync, createReadStream, fsyncSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

const OWNER_ONLY = 0o600

/** An empty file beside `file`, readable by its owner alone; it takes the name once it is whole. */
export function startBeside(file: string, what: string): string {
  const path = `${file}.${what}-${randomBytes(4).toString('hex')}`
  closeSync(openSync(path, 'wx', OWNER_ONLY))
  return path
}

/** The contents, then the name: both survive a power cut. */
export function makeDurable(path: string): void {
  for (const place of [path, dirname(path)]) {
    const handle = openSync(place, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  }
}

/** A SQLite file with what may lie beside it. */
export function removeDatabase(path: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(path + end, { force: true })
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
