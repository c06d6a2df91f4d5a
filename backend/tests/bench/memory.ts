import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ownPostgres } from '#tests/bench/own_postgres'

/**
 * `npm run bench:memory -- --data <folder>`: what she recalls of long conversations,
 * without any model or key, on SQLite and on PostgreSQL. Prints JSON.
 *
 * The folder's files are conversations: `speaker_a` (the person), `speaker_b` (the companion), `session_N`
 * with turns `{ speaker, dia_id, text, blip_caption? }`, `session_N_date_time`, and `qa` with `{ question,
 * evidence: [dia_id], category }`. Each is stored as rows of one conversation, a caption as `[photo: …]`
 * behind its text, and remembered by the product's own job. Each question but those of category 5, and those
 * whose evidence names no turn, is stored as the next text a day later, and the prompt is put together as a
 * reply does it.
 *
 * - `evidenceRecall`: the mean, over questions, of the share of a question's evidence turns the prompt holds:
 *   the whole turn word for word (white space aside), or half of its content words in one remembered line,
 *   which counts for two turns at most. `verbatimRecall`: the same with whole turns only. `allEvidence`: the
 *   share of questions with all of it.
 * - `contextTokens`: of the whole prompt, four for each message beside its words; `memoryTokens`: of what is
 *   remembered in it.
 * - `assembleMs`: from the stored text to the finished prompt, reads of the database included.
 *   `longTalk`: the same in one conversation of 10,000 messages, made of all the lines over and over.
 */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CHILD = join(ROOT, 'backend/tests/bench/measure_memory.ts')
const LONGEST_RUN_MS = 10 * 60_000

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (!values.data) {
  console.error('Usage: npm run bench:memory -- --data <folder of conversations>')
  process.exit(2)
}
const data = resolve(values.data)

mkdirSync(join(ROOT, 'tmp'), { recursive: true })
const folder = mkdtempSync(join(ROOT, 'tmp', 'bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const postgres = await ownPostgres()
const sqlite = await measure(join(folder, 'memory.sqlite'))
const onPostgres = await measure(postgres.url)
await postgres.close()
const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model }
console.log(JSON.stringify({ machine, sqlite, postgres: onPostgres }, null, 2))
process.exit(0)

function measure(databaseUrl: string): Promise<unknown> {
  const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', CHILD], {
    cwd: ROOT,
    env: { ...process.env, DATA: data, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LONGEST_RUN_MS,
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
  return new Promise((done, reject) => {
    child.once('exit', (code) => {
      if (code === 0) done(JSON.parse(output))
      else reject(new Error(`the bench ended with ${code}:\n${output}`))
    })
  })
}
