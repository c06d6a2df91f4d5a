import { availableParallelism } from 'node:os'
import { installedPrograms } from './postgres.js'
import { needsPostgres, touchesDatabase } from './spec_files.js'
import { postgresDatabases, sqliteDatabases } from './test_databases.js'
import { runCommand, runJapa, runVitest } from './test_runs.js'
import { evenShares } from './test_times.js'

/** As many test processes as cores; a browser or a server of its own keeps all of them busy. */
export const SLOTS = Math.max(1, availableParallelism())
const SHARES_A_SLOT = 2

const sqlite = sqliteDatabases()
const postgres = postgresDatabases()

/**
 * What a whole run of `npm test` consists of. `files` are those of spec_files.js; a suite without a `database` is run
 * by somebody else than Japa; one that is `alone` keeps all cores busy by itself.
 */
export function suitesOf(files, { isAll }) {
  const database = [...files.backend, ...files.races].filter(touchesDatabase)
  return [
    { label: 'fences', command: ['backend/checks/prove_fences.js'], minutes: 5 },
    { label: 'sqlite', files: [...files.backend, ...files.races], database: sqlite },
    {
      label: 'postgres',
      files: isAll ? database : database.filter(needsPostgres),
      database: postgres,
    },
    { label: 'cli', files: files.cli, database: sqlite },
    { label: 'crash', files: files.crash, database: sqlite, env: lengthOf({ isAll }) },
    ...(isAll ? suitesOfAll(files, database) : []),
    { label: 'stories', files: files.stories, isVitest: true, alone: true },
    { label: 'journeys', files: files.journeys, database: sqlite, alone: true },
  ]
}

function suitesOfAll(files, database) {
  const home = installedPrograms()
  return [
    {
      label: 'crash, postgres',
      files: files.crash,
      database: postgres,
      env: lengthOf({ isAll: true }),
    },
    // npm brings the server without pg_dump, which has to be of the server's own version.
    ...(home
      ? [{ label: 'dumps', files: database.filter(dumps), database: postgresDatabases(home) }]
      : []),
  ]
}

function dumps(file) {
  return /\/dump_\w+\.spec\.ts$/.test(file)
}

function lengthOf({ isAll }) {
  return { CRASH_LENGTH: isAll ? 'full' : 'short' }
}

/** What the scheduler runs: { label, name, slots, expectedMs, run }. A suite of many files is cut into even shares. */
export function jobsOf(suite, { times, env, isLive }) {
  const options = { ...suite, isLive, env: { ...env, ...suite.env } }
  if (suite.command) {
    return [job(suite, { run: () => runCommand(options), expectedMs: 0 })]
  }
  const msOf = (file) => times.of(suite.label, file)
  const isWhole = suite.alone || suite.database?.takesTurns
  const count = isWhole ? 1 : SLOTS * SHARES_A_SLOT
  const shares = evenShares(suite.files, { count, msOf })
  return shares.map(({ files, ms }, index) =>
    job(suite, {
      name: shares.length > 1 ? `${suite.label} ${index + 1}/${shares.length}` : suite.label,
      expectedMs: ms,
      run: () => (suite.isVitest ? runVitest : runJapa)({ ...options, files }),
    })
  )
}

function job({ label, alone, database }, more) {
  const takesTurns = database?.takesTurns
  return { label, name: label, takesTurns, slots: alone ? SLOTS : 1, ...more }
}

export async function closeDatabases() {
  await Promise.all([sqlite.close(), postgres.close()])
}
