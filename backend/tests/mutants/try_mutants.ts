/**
 * The process in the box: the application is started once, then the
 * specs run again and again, each time with another fault awake.
 */
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { configure, processCLIArgs, run } from '@japa/runner'
import type { NamedReporterContract } from '@japa/runner/types'
import { ignitor } from '../../bin/ignitor.js'
import type { RanTest, Trial, Verdict } from './trial.js'

const BOX = process.cwd()
const reached = new Set<number>()
let awake = Number(process.env.MUTANT)
let trials = 0
// The server of the application would tell of its port in the same channel.
const tell = process.send?.bind(process)
process.send = undefined

Object.assign(globalThis, {
  planted(id: number): boolean {
    reached.add(id)
    return id === awake
  },
})

// What a fault leaves behind must not end the process between two trials.
process.on('uncaughtException', () => {})
process.on('unhandledRejection', () => {})
const listening = ['uncaughtException', 'unhandledRejection'].map(
  (event) => [event, process.listeners(event as 'uncaughtException')] as const
)

await ignitor()
  .tap((app) => {
    void app.booted(async () => {
      const { fakeEverything } = await import('#tests/world')
      fakeEverything()
    })
  })
  .testRunner()
  .configure(async () => {})
  .run(async () => {
    const { default: app } = await import('@adonisjs/core/services/app')
    const { migrateDatabase } = await import('#database/migrate_database')
    await migrateDatabase(app)
    await answerTrials()
  })

async function answerTrials(): Promise<never> {
  let last = Promise.resolve()
  process.on('message', (trial: Trial) => {
    last = last.then(async () => {
      const verdict = await tryOne(trial)
      tell?.(verdict)
    })
  })
  tell?.('ready')
  return new Promise(() => {})
}

async function tryOne(trial: Trial): Promise<Verdict> {
  awake = trial.mutant
  trials++
  process.exitCode = 0
  const verdict: Verdict = { failed: null, tests: [], reachedWhileLoading: [] }
  processCLIArgs(trial.isBailing ? ['--bail'] : [])
  const { japaConfig } = await import('#tests/bootstrap')
  const runOf = `trial=${trials}`
  configure({
    ...japaConfig,
    forceExit: false,
    setup: [],
    // Fresh specs every time; what they import stays, and with it the application.
    importer: (url) => import(`${url.href}?${runOf}`),
    suites: [{ name: 'backend', files: () => trial.specs.map(urlOf), timeout: 60_000 }],
    filters: { tests: [...trial.titles] },
    reporters: { activated: ['verdict'], list: [verdictOf(verdict)] },
  })
  await run()
  for (const [event, own] of listening) keepOnly(event, own)
  if (process.exitCode !== 0) verdict.failed ??= { why: 'something failed outside of the tests' }
  return verdict
}

function urlOf(spec: string): URL {
  return pathToFileURL(join(BOX, spec))
}

/** The runner listens for what nobody caught, once more with every run. */
function keepOnly(event: string, own: readonly ((...given: never[]) => void)[]): void {
  for (const listener of process.listeners(event as 'uncaughtException')) {
    if (!own.includes(listener)) process.off(event, listener)
  }
}

function verdictOf(verdict: Verdict): NamedReporterContract {
  let startedAt = 0
  return {
    name: 'verdict',
    handler(_runner, emitter) {
      verdict.reachedWhileLoading = [...reached]
      reached.clear()
      emitter.on('test:start', () => void (startedAt = performance.now()))
      emitter.on('test:end', (test) => {
        if (test.isSkipped) return
        const ran = nameOf(test)
        const ms = performance.now() - startedAt
        verdict.tests.push({ ...ran, ms, reached: [...reached] })
        reached.clear()
        if (test.hasError) verdict.failed ??= { why: whyOf(test.errors), test: ran }
      })
      for (const event of ['group:end', 'suite:end'] as const) {
        emitter.on(event, ({ hasError, errors }) => {
          if (hasError) verdict.failed ??= { why: whyOf(errors) }
        })
      }
      emitter.on('runner:end', () => emitter.clearListeners())
    },
  }
}

function nameOf(test: {
  title: { original: string }
  meta: { fileName?: string }
}): Pick<RanTest, 'spec' | 'title'> {
  return { spec: relative(BOX, test.meta.fileName ?? ''), title: test.title.original }
}

function whyOf(errors: readonly { error?: { message?: string } }[]): string {
  return `${errors[0]?.error?.message}`.split('\n')[0] ?? ''
}
