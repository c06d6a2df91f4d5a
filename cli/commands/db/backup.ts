import { dirname, join, resolve } from 'node:path'
import { Option } from 'commander'
import type { ApplicationService } from '@adonisjs/core/types'
import type { BackedUp } from '#app/operations/backups/back_up'
import type { Dumped } from '#app/operations/backups/dump_postgres'
import { Progress } from '../../progress.js'
import type { Run, Verb } from '../../verb.js'
import { expectedOf } from './expected.js'

interface Options {
  force?: boolean
}

/** `db backup` */
export const dbBackup: Verb<Options> = {
  name: 'backup',
  summary: 'a copy of the database, also while the server runs; proved at once on SQLite',
  args: [['[file]', 'where to; by default a folder "backups" beside the database']],
  options: [new Option('--force', 'replaces a file that is there')],
  examples: ['db backup', 'db backup /mnt/backups/everly.sqlite --force', 'db backup --json'],
  async run(run) {
    const done = await run.withApp(async (app) => {
      const { databaseFile, postgresUrl } = await import('#config/database')
      if (postgresUrl) return backUpPostgres(run, postgresUrl)
      return backUpSqlite(run, { app, database: databaseFile ?? ':memory:' })
    })
    run.output.record(done)
    run.output.note(worthOf(done))
  },
}

/** An archive of PostgreSQL is proved only where it is restored. */
export function worthOf(done: BackedUp | Dumped): string {
  const worth =
    'rows' in done
      ? 'It is proved. To prove it again'
      : 'Its contents were listed; that it can be restored is not proved. To prove it'
  return `${worth}: everly db restore ${done.file} --dry-run`
}

async function backUpSqlite(
  run: Run<Options>,
  { app, database }: { app: ApplicationService; database: string }
) {
  const { backUp } = await import('#app/operations/backups/back_up')
  const { nothingToCopy } = await import('#app/operations/backups/errors')
  if (database === ':memory:') throw nothingToCopy()
  const target = run.args[0] ?? join(dirname(database), 'backups', `everly-${stamp()}.sqlite`)
  run.interrupt.watch()
  const progress = await Progress.start(run.terminal, 'Copying')
  const onStep = (done: number, total: number) => {
    progress.at(done, total)
    return !run.interrupt.isRequested
  }
  try {
    const wishes = { database, target: resolve(target), isForced: isForced(run), onStep }
    return await backUp(wishes, await expectedOf(app))
  } finally {
    progress.end()
  }
}

async function backUpPostgres(run: Run<Options>, url: string) {
  const { dumpPostgres } = await import('#app/operations/backups/dump_postgres')
  const { PostgresPrograms } = await import('#app/operations/backups/postgres_programs')
  const { dumpFolder, programs } = await import('#config/command_line')
  const target = resolve(run.args[0] ?? join(dumpFolder, `everly-${stamp()}.dump`))
  const tools = new PostgresPrograms(url, programs)
  run.interrupt.watch()
  const isStopped = () => run.interrupt.isRequested
  const done = await dumpPostgres({ target, isForced: isForced(run), isStopped }, tools)
  const warning = await tools.warning()
  if (warning) run.output.note(warning)
  return done
}

function isForced({ options }: Run<Options>): boolean {
  return options.force ?? false
}

function stamp(): string {
  return new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
}
