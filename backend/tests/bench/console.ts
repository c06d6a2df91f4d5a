import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownPostgres } from '#tests/bench/own_postgres'

/**
 * `npm run bench:console`: lists of a million texts (or ROWS) as the console asks for them,
 * without HTTP, on SQLite and on PostgreSQL. Prints JSON; fails when a bar is missed.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CHILD = join(ROOT, 'backend/tests/bench/measure_console.ts')
const CHILDREN = new URL('../../tools/children.js', import.meta.url).href
const LONGEST_MS = 15 * 60_000

interface Measured {
  lists: { isMet: boolean }
  search: { isMet: boolean }
}

mkdirSync(join(ROOT, 'tmp'), { recursive: true })
const folder = mkdtempSync(join(ROOT, 'tmp', 'bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const { stopChildrenOnSignals } = (await import(CHILDREN)) as { stopChildrenOnSignals(): void }
stopChildrenOnSignals()
const sqlite = await measure(join(folder, 'console.sqlite'))
const postgres = await measureOnPostgres()
const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model }
console.log(JSON.stringify({ machine, sqlite, postgres }, null, 2))
const isMet = [sqlite, postgres].every(({ lists, search }) => lists.isMet && search.isMet)
process.exit(isMet ? 0 : 1)

async function measureOnPostgres(): Promise<Measured> {
  const server = await ownPostgres()
  try {
    return await measure(server.url)
  } finally {
    await server.close()
  }
}

/** Each database in a process of its own, as a server would have it. */
function measure(databaseUrl: string): Promise<Measured> {
  const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', CHILD], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      APP_KEY: 'the key of a bench that runs on loopback',
      SMS_DRIVER: 'simulator',
      AI_DRIVER: 'offline',
      PAYMENT_DRIVER: 'test',
      STAFF_SEARCHES_PER_HOUR: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LONGEST_MS,
  })
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(output.trim().split('\n').at(-1) ?? '') as Measured)
      else reject(new Error(`The bench on ${databaseUrl} ended with ${code}:\n${output}`))
    })
  })
}
