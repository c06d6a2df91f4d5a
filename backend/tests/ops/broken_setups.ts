import { createServer } from 'node:http'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Ended, runCli, startNode } from '#tests/child'
import { dataIn } from '#tests/data_in'
import type { Installation } from '#tests/ops/installation'
import { setupsOfNames } from '#tests/ops/setups_of_names'
import { PREPARED_KEY, preparedFiles } from '#tests/prepared_files'
import { unusedPort } from '#tests/unused_port'

interface Setup {
  name: string
  env: Record<string, string>
  /** What the doctor says is wrong, as `name: found: fix` of a red line. */
  diagnosis: RegExp
  /** The one sentence the server ends with; left out where it starts all the same. */
  refusal?: RegExp
}

/** What operators do wrong: the doctor knows each, and the server refuses it with a sentence. */
export async function brokenSetups(place: Installation): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'everly-setups-'))
  const busy = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1')
  await once(busy, 'listening')
  const { port: taken } = busy.address() as { port: number }
  const setups = [
    ...(await setupsOfFiles(folder)),
    ...(await setupsOfSettings(folder, String(taken))),
    ...(await setupsOfPostgres(place)),
  ]
  const problems: string[] = []
  for (const setup of setups) problems.push(...(await tryOut(setup)))
  console.log(`  ${setups.length} broken set-ups, ${problems.length} misunderstood`)
  busy.close()
  rmSync(folder, { recursive: true, force: true })
  return problems
}

async function setupsOfFiles(folder: string): Promise<Setup[]> {
  const { migrated, seeded } = await preparedFiles()
  const file = (name: string) => join(folder, `${name}.sqlite`)
  for (const name of ['sound', 'cut']) copyFileSync(seeded, file(name))
  copyFileSync(migrated, file('empty'))
  truncateSync(file('cut'), 8192)
  writeFileSync(file('words'), 'These are no rows.'.repeat(500))
  const env = (DATABASE_URL: string) => ({ DATABASE_URL, APP_KEY: PREPARED_KEY })
  const restore = /Database: .*: Stop the server, then: everly db restore/
  const unusable = /^Everly does not start: the database file cannot be used/
  return [
    {
      name: 'a file that is no database',
      env: env(file('words')),
      diagnosis: restore,
      refusal: unusable,
    },
    {
      name: 'a file that was cut off',
      env: env(file('cut')),
      diagnosis: restore,
      refusal: unusable,
    },
    {
      name: 'no file',
      env: env(file('none')),
      // The server that is started beside the doctor makes an empty one.
      diagnosis: /(Database: there is none at .*|Schema: the database is empty): everly db migrate/,
      refusal: /^Everly does not start: \d+ migration\(s\) are waiting/,
    },
    {
      name: 'a folder that takes no files',
      env: env('/proc/everly.sqlite'),
      diagnosis: /Database: there is none at|Database file: not to be written/,
      refusal: /^Everly does not start: the database file cannot be used/,
    },
    {
      name: 'another key',
      env: { DATABASE_URL: file('sound'), APP_KEY: 'x'.repeat(20) + 'abcdefghijklmnop' },
      diagnosis: /Key of the database: .*LASTING_KEY/,
      refusal: /^Everly does not start: the phone numbers .*LASTING_KEY/,
    },
  ]
}

async function setupsOfSettings(folder: string, taken: string): Promise<Setup[]> {
  const { seeded } = await preparedFiles()
  const DATABASE_URL = join(folder, 'settings.sqlite')
  copyFileSync(seeded, DATABASE_URL)
  const sound = { DATABASE_URL, APP_KEY: PREPARED_KEY }
  return [
    {
      name: 'a port that is taken',
      env: { ...sound, PORT: taken },
      diagnosis: /Port \d+: another program has it: Set PORT/,
      refusal: /^Everly does not start: port \d+ is taken by another program/,
    },
    {
      name: 'a public address with a path',
      env: { ...sound, PUBLIC_URL: 'https://everly.example/app' },
      diagnosis: /Start: PUBLIC_URL has a path/,
      refusal: /^Everly does not start:\n- PUBLIC_URL has a path/,
    },
    {
      name: 'roles nobody knows',
      env: { ...sound, ROLES: 'web,cron' },
      diagnosis: /Start: ROLES names "cron"/,
      refusal: /^Everly does not start:\n- ROLES names "cron"/,
    },
    {
      name: 'a short key',
      env: { ...sound, NODE_ENV: 'production', APP_KEY: 'short' },
      diagnosis: /APP_KEY: weak: 5 characters/,
      refusal: /APP_KEY is too short/,
    },
    ...setupsOfNames(sound),
    {
      name: 'a port that is no number',
      env: { ...sound, PORT: 'three' },
      diagnosis: /Settings: .*PORT/s,
      refusal: /^Everly does not start: a setting is not what it must be[^]*PORT/,
    },
  ]
}

async function setupsOfPostgres({ databaseUrl, settings }: Installation): Promise<Setup[]> {
  const changed = (change: (url: URL) => void) => {
    const url = new URL(databaseUrl)
    change(url)
    return { ...settings, DATABASE_URL: url.href }
  }
  const nobody = String(await unusedPort())
  await onServer(databaseUrl, 'drop database if exists everly_read_only')
  await onServer(databaseUrl, 'create database everly_read_only')
  await onServer(
    databaseUrl,
    'alter database everly_read_only set default_transaction_read_only = on'
  )
  return [
    {
      name: 'a PostgreSQL that is not there',
      env: changed((url) => (url.port = nobody)),
      diagnosis: /Database: .*ECONNREFUSED.*: Look at DATABASE_URL/,
      refusal: /^Everly does not start: the database does not answer \(ECONNREFUSED\)/,
    },
    {
      name: 'a database that is not there',
      env: changed((url) => (url.pathname = '/nowhere')),
      diagnosis: /Database: .*does not exist: Correct user, password and database/,
      refusal: /^Everly does not start: the database refuses us/,
    },
    {
      name: 'a user that is not there',
      env: changed((url) => (url.username = 'nobody_at_all')),
      diagnosis: /Database: .*nobody_at_all.*: Correct user, password and database/,
      refusal: /^Everly does not start: the database refuses us/,
    },
    {
      name: 'a database that takes no writes',
      env: changed((url) => (url.pathname = '/everly_read_only')),
      diagnosis: /Durability: .*default_transaction_read_only on: Name the primary/,
      refusal: /^Everly does not start: PostgreSQL runs with default_transaction_read_only on/,
    },
  ]
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function tryOut({ name, env, diagnosis, refusal }: Setup): Promise<string[]> {
  const PORT = env.PORT ?? String(await unusedPort())
  const [doctor, server] = await Promise.all([
    runCli(['doctor', '--json'], { ...env, PORT }),
    startNode('backend/bin/server.ts', [], { LOG_LEVEL: 'error', ...env, PORT }).ended,
  ])
  const red = redLinesOf(doctor)
  const said = server.stderr + server.stdout
  return [
    ...(doctor.code !== 0 && diagnosis.test(red) ? [] : [`${name}: the doctor says\n${red}`]),
    ...(/restore <backup>/.test(red) && !/restore/.test(diagnosis.source)
      ? [`${name}: the doctor would replace a sound file`]
      : []),
    ...(refusal && !(server.code === 1 && refusal.test(server.stderr))
      ? [`${name}: the server ends with ${server.code} and\n${said}`]
      : []),
    ...(/\n +at /.test(doctor.stderr + said) ? [`${name}: a stack is shown`] : []),
  ]
}

function redLinesOf({ stdout, stderr }: Ended): string {
  const { checks } = dataIn<{
    checks: { state: string; name: string; found: string; fix?: string }[]
  }>(stdout)
  const red = checks.filter(({ state }) => state === 'red')
  return red.map(({ name, found, fix }) => `${name}: ${found}: ${fix}`).join('\n') + stderr
}
