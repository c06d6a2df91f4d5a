import { writeWhole, type Written } from '#app/operations/backups/durable_file'
import { broughtToStop } from '#app/operations/backups/errors'
import type { PostgresPrograms } from '#app/operations/backups/postgres_programs'

export interface Dumped extends Written {
  /** Tables in the archive. */
  tables: number
}

interface Wishes {
  target: string
  isForced: boolean
  isStopped(): boolean
}

/** A dump in PostgreSQL's own archive format, of one snapshot, listed before it takes its name. */
export async function dumpPostgres(
  { isStopped, ...wishes }: Wishes,
  programs: PostgresPrograms
): Promise<Dumped> {
  try {
    return await writeWhole(wishes, async (part) => {
      await programs.run('pg_dump', ['--format=custom', '--no-owner', `--file=${part}`])
      const tables = await countTables(part, programs)
      if (isStopped()) throw broughtToStop()
      return { tables }
    })
  } catch (error) {
    throw isStopped() ? broughtToStop() : error
  }
}

/** Rejects when it is no archive. */
async function countTables(file: string, programs: PostgresPrograms): Promise<number> {
  const list = await programs.run('pg_restore', ['--list', file])
  return list.split('\n').filter((line) => / TABLE DATA /.test(line)).length
}
