import { createHash, randomBytes } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  fsyncSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DAY } from '#app/core/clock/durations'

const OWNER_ONLY = 0o600
/** With the process that wrote it; earlier builds named none. */
const PART = /^(.+)\.part-(?:(\d+)-)?[0-9a-f]{8}(?:-wal|-shm|-journal)?$/
const USUAL_NAME = /^everly-/

/** Where a backup is written until it is whole. What killed ones left in its folder goes. */
export function startPart(target: string): string {
  const folder = dirname(target)
  for (const name of readdirSync(folder)) {
    const [, of = '', pid] = PART.exec(name) ?? []
    const isOurs = of === basename(target) || USUAL_NAME.test(of)
    if (isOurs && !isAlive(pid)) removeIfOld(join(folder, name))
  }
  return startBeside(target, `part-${process.pid}`)
}

/** In a container each process may have the number of the one before it. */
function isAlive(pid: string | undefined): boolean {
  if (pid === undefined || Number(pid) === process.pid) return false
  try {
    return process.kill(Number(pid), 0)
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

/** That something cannot be tidied up is no reason to make no backup. */
function removeIfOld(path: string): void {
  try {
    if (Date.now() - statSync(path).mtimeMs > DAY) rmSync(path, { force: true })
  } catch {}
}

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
