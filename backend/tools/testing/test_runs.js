import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from '../children.js'
import { freePort } from '../free_port.js'
import { ROOT, tool } from '../install.js'

const LIMIT_MINUTES = 20
const CACHED_TYPESCRIPT = './backend/tests/cached_typescript.js'
/** Every variable the product reads. */
const OURS = readFileSync(join(ROOT, 'backend/config/env.ts'), 'utf8').matchAll(
  /^ {2}([A-Z][A-Z0-9_]+):/gm
)
const WITHOUT_OURS = Object.fromEntries([...OURS].map(([, name]) => [name, undefined]))
let count = 0

/** Spec files in one process of Japa, on a database of their own: { passed, failed, files, output }. */
export async function runJapa({ files, database, env, isLive, seed, tags }) {
  const settings = {
    // Somebody's own keys and limits, in the shell or in .env, are no business of the tests.
    ...WITHOUT_OURS,
    ENV_PATH: 'backend/tests',
    NODE_ENV: 'test',
    TEST_FILES: files.join(','),
    TEST_REPORTER: isLive ? 'spec' : 'dot',
    DATABASE_URL: await database.open(),
    HOST: '127.0.0.1',
    PORT: `${await freePort()}`,
    ...(seed ? { TEST_SEED: `${seed}` } : {}),
  }
  return withResult(async (report) => {
    const narrowed = tags ? ['--tags', tags] : []
    const args = [`--import=${CACHED_TYPESCRIPT}`, 'backend/bin/test.ts', ...narrowed]
    return runChild(['node', ...args], {
      env: { ...env, ...settings, TEST_RESULT: report },
      isLive,
    })
  })
}

/** Stories and the front end's own specs in one process of vitest. */
export function runVitest({ files, env, isLive, seed }) {
  return withResult(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const order = seed ? ['--sequence.shuffle', `--sequence.seed=${seed}`] : []
    const args = ['run', '--config', 'stories/vitest.config.ts', ...reporters, ...order, ...files]
    return runChild([tool('vitest'), ...args], { env, isLive })
  })
}

/** A command that counts by itself: its last line is `N passed, N failed`. */
export async function runCommand({ command, env, isLive }) {
  const { code, output } = await runChild(['node', ...command], { env, isLive })
  const [, passed, failed] =
    /^(\d+) passed, (\d+) failed$/m.exec(output.trimEnd().split('\n').at(-1)) ?? []
  return { ...settle(Number(passed ?? 0), Number(failed ?? 0), code), output, files: {} }
}

async function withResult(task) {
  mkdirSync(join(ROOT, 'tmp'), { recursive: true })
  const report = join(ROOT, 'tmp', `result-${process.pid}-${++count}.json`)
  const { code, output } = await task(report)
  try {
    const { passed, failed, files } = readResult(JSON.parse(readFileSync(report, 'utf8')))
    return { ...settle(passed, failed, code), files, output }
  } catch (error) {
    return { passed: 0, failed: 1, files: {}, output: `${output}\nNo result: ${error.message}\n` }
  } finally {
    rmSync(report, { force: true })
  }
}

/** Ours as it is, vitest's in our words. */
function readResult(result) {
  if (!result.testResults) {
    return result
  }
  const times = result.testResults.map(({ name, startTime, endTime }) => [
    relative(ROOT, name),
    { ms: endTime - startTime },
  ])
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    files: Object.fromEntries(times),
  }
}

function runChild([command, ...args], { env, isLive }) {
  const onOutput = isLive ? (text) => process.stdout.write(text) : undefined
  return run(command, args, { env, limitSeconds: LIMIT_MINUTES * 60, onOutput })
}

/** A run that broke off, or ran nothing at all, is a failure even when no test of it says so. */
function settle(passed, failed, code) {
  const isBroken = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: isBroken ? 1 : failed }
}
