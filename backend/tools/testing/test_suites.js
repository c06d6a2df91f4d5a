import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { installedPrograms } from '../postgres.js'
import { differsByDatabase, touchesDatabase } from './spec_files.js'
import { postgresDatabases, sqliteDatabases } from './test_databases.js'
import { runCommand, runJapa, runVitest } from './test_runs.js'
import { evenShares } from './test_times.js'

/** As many test processes as cores; stories keep all of them busy. */
export const SLOTS = Math.max(1, availableParallelism())
const SHARES_A_SLOT = 2

const sqlite = sqliteDatabases()
const postgres = postgresDatabases()
const installed = installedPrograms()
// npm brings the server without pg_dump, which has to be of the server's own version.
const installedPostgres = installed ? postgresDatabases(installed) : null

/**
 * What `npm test` consists of; with `isAll` what `npm run test:all` does. `files` are those of
 * spec_files.js. A suite with a `command` counts by itself, one with a `database` is run by
 * Japa, the rest by vitest. `msPerByte` guesses how long a file takes that has not run here yet.
 */
export function suitesOf(files, { isAll, isPart }) {
  const onDatabase = [...files.backend, ...files.races].filter(touchesDatabase)
  const onBoth = isAll ? onDatabase : onDatabase.filter(differsByDatabase)
  const env = { CRASH_LENGTH: isAll ? 'full' : 'short' }
  return [
    { label: 'stories', files: files.stories, slots: SLOTS },
    {
      label: 'sqlite',
      files: [...files.backend, ...files.races],
      database: sqlite,
      msPerByte: 0.2,
    },
    { label: 'postgres', files: onBoth, database: postgres, msPerByte: 0.4 },
    { label: 'cli', files: files.cli, database: sqlite, msPerByte: 0.7 },
    { label: 'crash', files: files.crash, database: sqlite, env, msPerByte: 30 },
    ...suitesOfBrowser(files, { isAll, isPart }),
    ...(isAll ? suitesOfAll({ files, onDatabase, env }) : []),
  ]
}

/** Who names a journey wants all of its tests; else the core of them runs each time. */
function suitesOfBrowser(files, { isAll, isPart }) {
  const journeys = { label: 'journeys', files: files.journeys, database: sqlite, msPerByte: 1 }
  const looks = { label: 'looks', files: files.looks, database: sqlite, msPerByte: 25 }
  if (isPart) {
    return [journeys, looks]
  }
  const core = { ...journeys, tags: '@core', isWhole: true }
  const more = { ...journeys, label: 'more journeys', tags: '~@core', msPerByte: 2 }
  return isAll ? [core, more, looks] : [core]
}

function suitesOfAll({ files, onDatabase, env }) {
  const fences = ['backend/tools/checks/prove_fences.js']
  const dumps = onDatabase.filter((file) => /\/dump_\w+\.spec\.ts$/.test(file))
  return [
    { label: 'fences', command: fences, expectedMs: 60_000 },
    { label: 'crash on postgres', files: files.crash, database: postgres, env, msPerByte: 30 },
    ...(installedPostgres
      ? [{ label: 'dumps', files: dumps, database: installedPostgres, msPerByte: 2 }]
      : []),
  ]
}

/** What is run at one time, by one process: { label, name, slots, expectedMs, run }. */
export function jobsOf(suite, { times, env, isLive }) {
  const { label, command, expectedMs, database, files = [], slots = 1, isWhole, seed } = suite
  const options = { ...suite, isLive, env: { ...env, ...suite.env } }
  const takesTurns = database?.takesTurns
  if (command) {
    return [{ label, name: label, slots, expectedMs, run: () => runCommand(options) }]
  }
  const msOf = (file) => times.of(file, suite)
  const count = isWhole || takesTurns || slots === SLOTS ? 1 : SLOTS * SHARES_A_SLOT
  const shares = evenShares(files, { count, msOf })
  return shares.map((share, index) => ({
    ...{ label, slots, takesTurns, expectedMs: share.ms },
    name: shares.length > 1 ? `${label} ${index + 1}/${shares.length}` : label,
    run: () =>
      (database ? runJapa : runVitest)({ ...options, files: inOrderOf(seed, share.files) }),
  }))
}

/** No file may need another one before it: with a seed they come in the order that it decides. */
function inOrderOf(seed, files) {
  if (!seed) {
    return files
  }
  const placeOf = (file) => createHash('sha256').update(`${seed} ${file}`).digest('hex')
  return files.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
}

export async function closeDatabases() {
  const opened = [sqlite, postgres, installedPostgres].filter(Boolean)
  await Promise.all(opened.map((databases) => databases.close()))
}
