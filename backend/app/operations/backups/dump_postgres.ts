import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeDurable, sha256Of, startPart } from '#app/operations/backups/durable_file'
import { broughtToStop, fileExists } from '#app/operations/backups/errors'
import type { PostgresPrograms } from '#app/operations/backups/postgres_programs'

export interface Dumped {
  file: string
  bytes: number
  /** Tables in the archive. */
  tables: number
  sha256: string
}

interface Wishes {
  target: string
  isForced: boolean
  isStopped(): boolean
}

/** A dump in PostgreSQL's own archive format, of one snapshot, listed before it takes its name. */
export async function dumpPostgres(
  { target, isForced, isStopped }: Wishes,
  programs: PostgresPrograms
): Promise<Dumped> {
  if (existsSync(target) && !isForced) throw fileExists(target)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  const part = startPart(target)
  try {
    await programs.run('pg_dump', ['--format=custom', '--no-owner', `--file=${part}`])
    const tables = await countTables(part, programs)
    if (isStopped()) throw broughtToStop()
    makeDurable(part)
    const { size: bytes } = statSync(part)
    const sha256 = await sha256Of(part)
    renameSync(part, target)
    makeDurable(target)
    return { file: target, bytes, tables, sha256 }
  } catch (error) {
    throw isStopped() ? broughtToStop() : error
  } finally {
    rmSync(part, { force: true })
  }
}

/** Rejects when it is no archive. */
export async function countTables(file: string, programs: PostgresPrograms): Promise<number> {
  const list = await programs.run('pg_restore', ['--list', file])
  return list.split('\n').filter((line) => / TABLE DATA /.test(line)).length
}
