import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './children.js'
import { freePort } from './free_port.js'
import { buildFrontEnd } from './front_end_build.js'
import { ROOT, tool } from './install.js'
import { pglite, sqliteFile } from './test_databases.js'

const TS = '--import=@poppinss/ts-exec'
const OURS =
  /^(TWILIO|OPENAI|STRIPE|CODE|REPLY|JOB|SEND|CHECKOUTS|PAYMENT)_|_DRIVER$|^(APP_KEY|PUBLIC_URL|TRUST_PROXY|ROLES)$/

/**
 * Every suite of `npm test`. `parts` are the suites of backend/bin/test.ts; a suite that is `alone` measures time or
 * drives a browser, so nothing else may run beside it.
 */
export const SUITES = {
  fences: { command: ['backend/checks/prove_fences.js'], minutes: 3 },
  sqlite: { parts: 'backend,races', database: sqliteFile, minutes: 25 },
  pglite: { parts: 'backend', database: pglite, minutes: 30 },
  cli: { parts: 'cli', database: sqliteFile, minutes: 12 },
  crash: { parts: 'crash', database: sqliteFile, minutes: 6, alone: true },
  stories: { vitest: true, minutes: 25, alone: true },
  journeys: { parts: 'journeys', database: sqliteFile, minutes: 30, alone: true, needsSite: true },
}

/** The suites of `npm run test:pg`; they share one server, so they take turns. */
export function postgresSuites(url) {
  const database = async () => ({ url, close: async () => {} })
  return {
    'postgres': { parts: 'backend,races', database, minutes: 25, alone: true },
    'postgres crash': { parts: 'crash', database, minutes: 8, alone: true },
  }
}

/** Runs one suite to its end: { passed, failed, output, seconds }. */
export async function runSuite(suite, { env, isLive }) {
  const startedAt = Date.now()
  try {
    const result = await runKind(suite, { env, isLive })
    return { ...result, seconds: (Date.now() - startedAt) / 1000 }
  } catch (error) {
    const seconds = (Date.now() - startedAt) / 1000
    return { passed: 0, failed: 1, output: `${error.message}\n`, seconds }
  }
}

async function runKind(suite, options) {
  if (suite.vitest) {
    return runVitest(suite, options)
  }
  if (suite.needsSite) {
    await buildFrontEnd()
  }
  return suite.command ? runCounted(suite.command, suite, options) : runJapa(suite, options)
}

async function runJapa(suite, options) {
  const database = await suite.database()
  const settings = {
    ...withoutOwnSettings(),
    NODE_ENV: 'test',
    TEST_SUITES: suite.parts,
    DATABASE_URL: database.url,
    // PGlite serves all connections from one session, so prepared statements of two would clash.
    DATABASE_POOL: suite.database === pglite ? '1' : '10',
    HOST: '127.0.0.1',
    PORT: `${await freePort()}`,
  }
  try {
    const env = { ...options.env, ...settings }
    return await runCounted([TS, 'backend/bin/test.ts'], suite, { ...options, env })
  } finally {
    await database.close()
  }
}

/** Somebody's own keys and limits, in the shell or in .env, are no business of the tests. */
function withoutOwnSettings() {
  const names = Object.keys(process.env).filter((name) => OURS.test(name))
  return {
    ENV_PATH: 'backend/tests',
    ...Object.fromEntries(names.map((name) => [name, undefined])),
  }
}

async function runCounted(args, suite, options) {
  const ended = await runChild(['node', ...args], suite, options)
  const lastLine = ended.output.trimEnd().split('\n').at(-1)
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(lastLine) ?? []
  return { ...settle(Number(passed ?? 0), Number(failed ?? 0), ended.code), output: ended.output }
}

async function runVitest(suite, options) {
  const report = join(ROOT, 'tmp', `vitest-${process.pid}.json`)
  mkdirSync(join(ROOT, 'tmp'), { recursive: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [tool('vitest'), 'run', '--config', 'stories/vitest.config.ts', ...reporters]
  const { code, output } = await runChild(args, suite, options)
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { ...settle(numPassedTests, numFailedTests, code), output }
  } catch (error) {
    return { passed: 0, failed: 1, output: `${output}\nNo report of vitest: ${error.message}\n` }
  } finally {
    rmSync(report, { force: true })
  }
}

function runChild([command, ...args], suite, { isLive, ...options }) {
  const limitSeconds = suite.minutes * 60
  return run(command, args, { ...options, limitSeconds, onOutput: isLive ? showAtOnce : undefined })
}

function showAtOnce(text) {
  process.stdout.write(text)
}

/** A suite that broke off, or ran nothing at all, is a failure even when no test of it says so. */
function settle(passed, failed, code) {
  const isBroken = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isBroken ? 1 : failed }
}
