import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownPostgres } from '#tests/bench/own_postgres'

/**
 * `npm run bench:schedules`: ten thousand scheduled texts of one minute, and
 * the pace at which texts leave. On SQLite and on PostgreSQL. Prints JSON.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CHILD = join(ROOT, 'backend/tests/bench/measure_schedules.ts')
const LONGEST_PART_MS = 10 * 60_000
const PARTS: { part: string; segmentsPerSecond: number }[] = [
  { part: 'stampede', segmentsPerSecond: 10 },
  { part: 'backlog', segmentsPerSecond: 10 },
  { part: 'backlog', segmentsPerSecond: 100 },
  { part: 'morning', segmentsPerSecond: 10 },
]
const wanted = process.env.PARTS?.split(',')

mkdirSync(join(ROOT, 'tmp'), { recursive: true })
const folder = mkdtempSync(join(ROOT, 'tmp', 'bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const postgres = await ownPostgres()
const results: Record<string, unknown> = {}
for (const { part, segmentsPerSecond } of PARTS) {
  if (wanted && !wanted.includes(part)) continue
  const name = `${part} at ${segmentsPerSecond} segments a second`
  const file = join(folder, `${part}-${segmentsPerSecond}.sqlite`)
  results[name] = {
    sqlite: await measure(part, segmentsPerSecond, file),
    postgres: await measure(part, segmentsPerSecond, postgres.url),
  }
}
await postgres.close()
const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model }
console.log(JSON.stringify({ machine, ...results }, null, 2))
process.exit(0)

/** Each part in a process of its own, as a server's worker would be. */
function measure(part: string, segmentsPerSecond: number, databaseUrl: string): Promise<unknown> {
  const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', CHILD], {
    cwd: ROOT,
    env: {
      ...process.env,
      PART: part,
      DATABASE_URL: databaseUrl,
      SEND_SEGMENTS_PER_SECOND: String(segmentsPerSecond),
      DAILY_SPEND_CAP_USD: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LONGEST_PART_MS,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(output))
      else reject(new Error(`${part} ended with ${code}:\n${output}`))
    })
  })
}
