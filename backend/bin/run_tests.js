import { parseArgs } from 'node:util'
import { run, stopAll, stopChildrenOnSignals } from './children.js'
import { fail, prepare } from './install.js'
import { realPostgres } from './real_postgres.js'
import { SUITES, postgresSuites, runSuite } from './test_suites.js'

const { values: flags } = parseArgs({
  options: {
    'only': { type: 'string' },
    'real-postgres': { type: 'boolean', default: false },
    'if-available': { type: 'boolean', default: false },
    'with-postgres-if-available': { type: 'boolean', default: false },
  },
})
const NO_POSTGRES =
  'No PostgreSQL here: set TEST_DATABASE_URL (a database whose name ends in _test), or install its server ' +
  '(initdb and postgres on the PATH or under /usr/lib/postgresql).'

prepare()
stopChildrenOnSignals()
const postgres = await openPostgres()
const chosen = chooseSuites()
const env = { NO_COLOR: '1', FORCE_COLOR: undefined, ...(await browserEnv()) }
const total = { passed: 0, failed: 0 }
const isLive = chosen.length === 1

const together = chosen.filter(([, suite]) => !suite.alone)
const alone = chosen.filter(([, suite]) => suite.alone)
// One of this machine's two cores each; more would make the slow ones run into their time limits.
await Promise.all([takeTurns(together), takeTurns(together)])
await takeTurns(alone)
await postgres?.close()
await stopAll()
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function openPostgres() {
  if (!flags['real-postgres'] && !flags['with-postgres-if-available']) {
    return null
  }
  const opened = await realPostgres().catch((error) => fail(error.message))
  if (!opened) {
    console.log(NO_POSTGRES)
  }
  if (!opened && flags['real-postgres']) {
    process.exit(flags['if-available'] ? 0 : 1)
  }
  return opened
}

function chooseSuites() {
  const all = {
    ...(flags['real-postgres'] ? {} : SUITES),
    ...(postgres ? postgresSuites(postgres.url) : {}),
  }
  const names = flags.only?.split(',') ?? Object.keys(all)
  const unknown = names.filter((name) => !(name in all))
  if (unknown.length > 0) {
    fail(`No suite called ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}.`)
  }
  return names.map((name) => [name, all[name]])
}

/** The browser is unpacked once, before suites that start at the same time both try. */
async function browserEnv() {
  if (!chosen.some(([, suite]) => suite.vitest || suite.needsSite)) {
    return {}
  }
  const { code, output } = await run('node', ['backend/tests/chromium.js'], { limitSeconds: 120 })
  return code === 0 ? { CHROMIUM_PATH: output.trim() } : fail(output)
}

async function takeTurns(queue) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, suite] = next
    report(name, await runSuite(suite, { env, isLive }))
  }
}

function report(name, { passed, failed, output, seconds }) {
  total.passed += passed
  total.failed += failed
  if (failed > 0 && !isLive) {
    console.log(`\n───── ${name} ─────\n${output.trimEnd()}\n─────`)
  }
  const mark = failed === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${name.padEnd(14)} ${passed} passed, ${failed} failed  ${seconds.toFixed(1)} s`
  )
}
