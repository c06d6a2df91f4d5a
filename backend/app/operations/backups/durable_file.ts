import { createHash, randomBytes } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DAY } from '#app/core/clock/durations'
import { fileExists } from '#app/operations/backups/errors'

const OWNER_ONLY = 0o600
/** With the process that wrote it; earlier builds named none. */
const PART = /^(.+)\.part-(?:(\d+)-)?[0-9a-f]{8}(?:-wal|-shm|-journal)?$/
const USUAL_NAME = /^everly-/

export interface Written {
  file: string
  bytes: number
  sha256: string
}

/** A file for its owner's eyes alone, whose name appears once it is whole. Answers what `write` does too. */
export async function writeWhole<Made extends object>(
  { target, isForced }: { target: string; isForced: boolean },
  write: (part: string) => Promise<Made>
): Promise<Written & Made> {
  if (existsSync(target) && !isForced) throw fileExists(target)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  const part = startPart(target)
  try {
    const made = await write(part)
    makeDurable(part)
    const { size: bytes } = statSync(part)
    const sha256 = await sha256Of(part)
    renameSync(part, target)
    makeDurable(target)
    return { file: target, bytes, ...made, sha256 }
  } finally {
    removeDatabase(part)
  }
}

/** Where a backup is written until it is whole. What killed ones left in its folder goes. */
function startPart(target: string): string {
  const folder = dirname(target)
  for (const name of readdirSync(folder)) {
    const [, of = '', pid] = PART.exec(name) ?? []
    const isOurs = pid !== undefined || of === basename(target) || USUAL_NAME.test(of)
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

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
