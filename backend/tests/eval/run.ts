import 'reflect-metadata'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ignitor } from '../../bin/ignitor.js'

const PARTS = ['detect', 'replies', 'facts', 'talks'] as const
const HELP = `npm run eval -- [options]: how well she hears, writes and remembers.

  --data <folder>     detect/*.tsv, replies.tsv, facts/*.json, talks/*.json (default: those of the repository)
  --only <parts>      of ${PARTS.join(',')} (default: all but talks)
  --models <names>    who writes the talks: offline, or models of OPENAI_BASE_URL (default: offline)
  --repeat <times>    each talk so often with each model (default: 1)
  --json              the figures alone
  --baseline <file>   figures of an earlier run (--json): exits 1 when something is worse
  --out <file>        writes the figures, and what was wrong, to this file as well`

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: fileURLToPath(new URL('data', import.meta.url)) },
    only: { type: 'string', default: 'detect,replies,facts' },
    models: { type: 'string', default: 'offline' },
    repeat: { type: 'string', default: '1' },
    baseline: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const only = values.only.split(',')
const unknown = only.find((part) => !(PARTS as readonly string[]).includes(part))
if (unknown !== undefined) fail(`--only knows ${PARTS.join(', ')}, not "${unknown}".`)

// Nothing of an operator's: a database in memory, and no provider but the one that is asked for.
process.env.DATABASE_URL = ':memory:'
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL = 'fatal'
process.env.APP_KEY ??= 'the key of an evaluation in memory'

try {
  await run()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

async function run(): Promise<void> {
  const app = ignitor().createApp('console')
  await app.init()
  await app.boot()
  const { migrateDatabase } = await import('../../database/migrate_database.js')
  await migrateDatabase(app)
  const { fakeEverything } = await import('#tests/world')
  fakeEverything()
  // After the fakes: what is made of a clock keeps it.
  await import('#start/jobs')
  const evaluation = await evaluate(values.data)
  const { figuresOf, inWords, regressions } = await import('./report.js')
  const figures = figuresOf(evaluation)
  const words = inWords(evaluation)
  if (values.out) writeFileSync(values.out, `${JSON.stringify(figures, null, 2)}\n\n${words}\n`)
  console.log(values.json ? JSON.stringify(figures) : words)
  const worse = values.baseline ? regressions(figures, readFigures(values.baseline)) : []
  for (const line of worse) console.error(`worse: ${line}`)
  await app.terminate()
  process.exit(worse.length === 0 ? 0 : 1)
}

async function evaluate(folder: string) {
  const is = (part: (typeof PARTS)[number]) => only.includes(part)
  const { measureDetectors } = await import('./detectors.js')
  const { judgeReplies } = await import('./replies.js')
  const { readFacts } = await import('./facts.js')
  return {
    ...(is('detect') && { detect: measureDetectors(folder) }),
    ...(is('replies') && { replies: await judgeReplies(folder) }),
    ...(is('facts') && { facts: await readFacts(folder) }),
    ...(is('talks') && { talks: await writeAll(folder) }),
  }
}

async function writeAll(folder: string) {
  const { writeTalks } = await import('./talks.js')
  const { figuresOf, lastCall, useModel } = await import('./models.js')
  const all = []
  for (const model of values.models.split(',')) {
    useModel(model)
    const from = await lastCall()
    const written = []
    for (let round = 0; round < Number(values.repeat); round++) {
      written.push(...(await writeTalks(folder)))
    }
    all.push({ figures: await figuresOf(model, from), written })
  }
  return all
}

function readFigures(path: string) {
  return JSON.parse(readFileSync(path, 'utf8').split('\n\n')[0] ?? '') as never
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
