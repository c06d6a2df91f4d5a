import { resolve } from 'node:path'
import { Option } from 'commander'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Proof } from '#app/operations/backups/prove_copy'
import type { Restored } from '#app/operations/backups/restore'
import { EXIT } from '../../exit_codes.js'
import { goAhead } from '../../go_ahead.js'
import { Progress } from '../../progress.js'
import type { Run, Verb } from '../../verb.js'
import { expectedOf } from './expected.js'

interface Options {
  force?: boolean
}

/** `db restore` */
export const dbRestore: Verb<Options> = {
  name: 'restore',
  summary: 'proves a copy, then puts it in the place of the database, which is kept beside it',
  args: [['<file>', 'made by db backup']],
  options: [new Option('--force', 'the present database is broken, and no server runs')],
  does: 'deletes',
  examples: [
    'db restore backups/everly.sqlite --dry-run',
    'db restore backups/everly.sqlite --yes',
  ],
  async run(run) {
    const end = await run.withApp(async (app) => {
      const { databaseFile, postgresUrl } = await import('#config/database')
      // Our own connections would count as somebody who uses it.
      const lucid = await app.container.make('lucid.db')
      await lucid.manager.closeAll()
      if (postgresUrl) return restoreOnPostgres(run, { app, url: postgresUrl })
      return restoreSqlite(run, { app, database: databaseFile ?? ':memory:' })
    })
    const { rows, migration, pending, kept, isReplaced } = end
    run.output.record({ file: fileOf(run), rows, migration, pending, kept, isReplaced })
    if (isReplaced && pending.length > 0) run.output.note('Now run: everly db migrate')
    return EXIT.ok
  },
}

async function restoreSqlite(
  run: Run<Options>,
  { app, database }: { app: ApplicationService; database: string }
): Promise<Restored> {
  const { nothingToCopy } = await import('#app/operations/backups/errors')
  const { restore } = await import('#app/operations/backups/restore')
  if (database === ':memory:') throw nothingToCopy()
  const expected = await expectedOf(app)
  run.interrupt.watch()
  const progress = await Progress.start(run.terminal, 'Proving')
  const onStep = (done: number, total: number) => {
    progress.at(done, total)
    return !run.interrupt.isRequested
  }
  try {
    const mayReplace = (proof: Proof) => {
      progress.end()
      return askFor(run, proof)
    }
    const isForced = run.options.force ?? false
    return await restore({ file: fileOf(run), database, isForced, onStep, mayReplace }, expected)
  } finally {
    progress.end()
  }
}

async function restoreOnPostgres(
  run: Run<Options>,
  { app, url }: { app: ApplicationService; url: string }
): Promise<Restored> {
  const { PostgresPrograms } = await import('#app/operations/backups/postgres_programs')
  const { restorePostgres } = await import('#app/operations/backups/restore_postgres')
  const { programs } = await import('#config/command_line')
  const parts = { programs: new PostgresPrograms(url, programs), expected: await expectedOf(app) }
  run.interrupt.watch()
  const isStopped = () => run.interrupt.isRequested
  const mayReplace = (proof: Proof) => askFor(run, proof)
  return restorePostgres({ file: fileOf(run), url, isStopped, mayReplace }, parts)
}

function askFor(run: Run, { rows, migration }: Proof): Promise<boolean> {
  run.output.note(`The copy is sound: ${rows} rows, schema ${migration}.`)
  return goAhead(run, { question: 'Put it in the place of the present database?' })
}

function fileOf({ args }: Run): string {
  return resolve(args[0] ?? '')
}
