import 'reflect-metadata'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { layOver } from '#app/language/words_folder'
import { ignitor } from '../../bin/ignitor.js'
import { evaluateEach } from './each_prompts.js'
import * as report from './report.js'
import { type Evaluation, type Judged, OWN } from './report.js'

const PARTS = ['detect', 'replies', 'facts', 'talks', 'care'] as const
const HELP = `npm run eval -- [options]: how well she hears, writes and remembers.

  --data <folder>     detect/*.tsv, replies.tsv, facts/*.json, talks/*.json, care/* (default: ours)
  --only <parts>      of ${PARTS.join(',')} (default: all but talks and care)
  --models <names>    who writes talks and care: offline, or models of OPENAI_BASE_URL (default: offline)
  --prompts <names>   ${OWN}, or folders whose files stand in for those of backend/words (default: ${OWN})
  --repeat <times>    each talk so often with each model (default: 1)
  --judge <model>     compares the talks of each two models and prompts, both ways round
  --json              the figures alone
  --baseline <file>   figures of an earlier run (--json): exits 1 when something is worse
  --out <file>        writes the figures, and what was wrong, to this file as well`

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: fileURLToPath(new URL('data', import.meta.url)) },
    only: { type: 'string', default: 'detect,replies,facts' },
    models: { type: 'string', default: 'offline' },
    prompts: { type: 'string', default: OWN },
    repeat: { type: 'string', default: '1' },
    judge: { type: 'string' },
    baseline: { type: 'string' },
    out: { type: 'string' },
    /** Of a run with one set of prompts among several: where everything is written down. */
    whole: { type: 'string' },
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
if (!/^[1-9]\d?$/.test(values.repeat)) fail('--repeat is a number from 1 to 99.')
const prompts = values.prompts.split(',')
if (values.baseline && prompts.length > 1) fail('--baseline compares one set of prompts.')

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
  const evaluations = prompts.length > 1 ? evaluateEach(prompts, values) : [await evaluateHere()]
  if (values.whole) {
    writeFileSync(values.whole, JSON.stringify(evaluations[0]))
    process.exit(0)
  }
  const judged = values.judge ? await judgedBy(values.judge, evaluations) : undefined
  const figures = report.figuresOfAll(evaluations, judged)
  const words = [
    ...evaluations.map(report.inWords),
    ...(judged ? [report.judgedInWords(judged)] : []),
  ].join('\n')
  if (values.out) writeFileSync(values.out, `${JSON.stringify(figures, null, 2)}\n\n${words}\n`)
  console.log(values.json ? JSON.stringify(figures) : words)
  const [first = {}] = evaluations
  const worse = values.baseline
    ? report.regressions(report.figuresOf(first), readFigures(values.baseline))
    : []
  for (const line of worse) console.error(`worse: ${line}`)
  process.exit(worse.length === 0 ? 0 : 1)
}

async function evaluateHere(): Promise<Evaluation> {
  const [name = OWN] = prompts
  if (name !== OWN) layOver(name)
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
  await app.terminate()
  return { prompts: name, ...evaluation }
}

async function evaluate(folder: string): Promise<Evaluation> {
  const is = (part: (typeof PARTS)[number]) => only.includes(part)
  const { measureDetectors } = await import('./detectors.js')
  const { judgeReplies } = await import('./replies.js')
  const { readFacts } = await import('./facts.js')
  return {
    ...(is('detect') && { detect: measureDetectors(folder) }),
    ...(is('replies') && { replies: await judgeReplies(folder) }),
    ...(is('facts') && { facts: await readFacts(folder) }),
    ...(is('talks') && { talks: await writeAll(folder) }),
    ...(is('care') && { care: await careOfEach(folder) }),
  }
}

async function careOfEach(folder: string): Promise<NonNullable<Evaluation['care']>> {
  const { giveCare } = await import('./care.js')
  const { useModel } = await import('./models.js')
  const all = []
  for (const model of values.models.split(',')) {
    useModel(model)
    const given = await giveCare(folder)
    if (given) all.push({ model, ...given })
  }
  return all
}

async function writeAll(folder: string): Promise<NonNullable<Evaluation['talks']>> {
  const { writeTalks } = await import('./talks.js')
  const { figuresOf, lastCall, useModel } = await import('./models.js')
  const { rulesOf } = await import('./talk_rules.js')
  const all = []
  for (const model of values.models.split(',')) {
    useModel(model)
    const from = await lastCall()
    const written = []
    for (let round = 0; round < Number(values.repeat); round++) {
      written.push(...(await writeTalks(folder)))
    }
    all.push({ figures: await figuresOf(model, from), rules: rulesOf(written), written })
  }
  return all
}

async function judgedBy(model: string, evaluations: readonly Evaluation[]): Promise<Judged> {
  const { default: providers } = await import('#config/providers')
  const { ChatCompletions } = await import('#app/companion/voice/chat_completions')
  const { agreementOf, compareAll, Judge } = await import('./judge.js')
  const judge = new Judge(new ChatCompletions(providers.ai), model)
  const folders = new Set([values.data, ...['data', 'data_2'].map(inRepository)])
  const agreement = await agreementOf(judge, [...folders])
  return { model, agreement, compared: await compareAll(judge, report.contendersOf(evaluations)) }
}

function inRepository(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}

function readFigures(path: string) {
  return JSON.parse(readFileSync(path, 'utf8').split('\n\n')[0] ?? '') as never
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}
