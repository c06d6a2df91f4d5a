import { parseArgs } from 'node:util'
import { run, stopAll, stopChildrenOnSignals } from './children.js'
import { chosenTests, reachedBy } from './testing/chosen_tests.js'
import { buildFrontEnd } from './front_end_build.js'
import { fail } from './install.js'
import { RanFiles } from './testing/reach.js'
import { takeTurns } from './testing/take_turns.js'
import { closeDatabases, jobsOf, SLOTS, suitesOf } from './testing/test_suites.js'
import { TestTimes } from './testing/test_times.js'
import { watchFiles } from './testing/watch_files.js'

const SLOWEST = 10
const NAMED = 'the tests whose paths contain one of the words; of a source file those that reach it'
const ALL = 'also all of PostgreSQL, every journey and look, the crash tests at full length'
const USAGE = `npm test [-- words or files]   ${NAMED}
  --all        ${ALL} (npm run test:all)
  --changed    what a change since main can reach
  --watch      again whenever a file changes: those that are named, or what the change can reach
  --postgres   also on PostgreSQL
  --only a,b   the suites of these names
  --shuffle    in another order; --seed N in the order of that seed`

const { values: flags, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    only: { type: 'string' },
    shuffle: { type: 'boolean', default: false },
    seed: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (flags.help) {
  console.log(USAGE)
  process.exit(0)
}

const isPart = words.length > 0 || flags.changed || flags.watch

stopChildrenOnSignals()
// Who watches has not come to wait for all of them first.
const isChanged = flags.changed || (flags.watch && words.length === 0)
const total = await runTests(await chosenTests({ words, isChanged }))
if (flags.watch) {
  console.log('Waiting for a file to change …')
  watchFiles(async (changed) => {
    console.log(
      `${changed[0]}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''} changed.`
    )
    await runTests(words.length > 0 ? await chosenTests({ words }) : await reachedBy(changed))
    console.log('Waiting for a file to change …')
  })
} else {
  await closeDatabases()
  await stopAll()
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
}

async function runTests(files) {
  const isAll = flags.all || flags.postgres
  const suites = suitesOf(files, { isAll, isPart }).filter(isWanted)
  if (suites.length === 0) {
    console.log('No test goes by that.')
  }
  const seed = flags.shuffle ? Number(flags.seed ?? Math.floor(Math.random() * 2 ** 31)) : undefined
  if (seed) {
    console.log(`Shuffled by --seed ${seed}`)
  }
  const context = { times: new TestTimes(), ranFiles: new RanFiles() }
  const result = { passed: 0, failed: 0, files: [] }
  const env = { ...ownEnv(context.ranFiles), ...(await browserEnv(suites)) }
  const isLive = suites.length === 1 && suites[0].files?.length === 1
  const jobs = suites.flatMap((suite) => jobsOf({ ...suite, seed }, { ...context, env, isLive }))
  await takeTurns(jobs, {
    slots: SLOTS,
    onEnd: (job, end) => report(job, end, { result, ...context }),
  })
  tellSlowest(result.files)
  console.log(`${result.passed} passed, ${result.failed} failed`)
  return result
}

/** What ran takes a tenth of the specs' time to ask: a whole run asks once, and never in CI. */
function ownEnv(ranFiles) {
  const asksWhatRan = isPart || (ranFiles.isEmpty && !process.env.CI)
  return {
    ...{ NO_COLOR: '1', FORCE_COLOR: undefined, LC_ALL: 'en_US.UTF-8' },
    TEST_RAN_FILES: asksWhatRan ? 'yes' : '',
  }
}

/** In a run of some files: what has some of them. */
function isWanted({ label, files }) {
  if (flags.only) {
    return flags.only.split(',').includes(label)
  }
  return files ? files.length > 0 : !isPart
}

/** The browser is unpacked once, before two that start at the same time both try. */
async function browserEnv(suites) {
  const needsSite = suites.some(({ files }) => files?.some((file) => file.includes('/journeys/')))
  if (needsSite) {
    await buildFrontEnd()
  }
  if (!needsSite && !suites.some(({ label }) => label === 'stories')) {
    return {}
  }
  const { code, output } = await run('node', ['backend/tests/chromium.js'], { limitSeconds: 120 })
  return code === 0 ? { CHROMIUM_PATH: output.trim() } : fail(output)
}

function report({ label, name }, ended, { result, times, ranFiles }) {
  const { passed, failed, files, output, seconds } = ended
  result.passed += passed
  result.failed += failed
  result.files.push(...Object.entries(files).map(([file, { ms }]) => ({ label, file, ms })))
  times.keep(label, files)
  ranFiles.keep(label, files)
  if (failed > 0) {
    const from = Math.max(0, output.search(/ ERRORS | Failed Tests /))
    console.log(`\n───── ${name} ─────\n${output.slice(from).trimEnd()}\n─────`)
  }
  const mark = failed === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${name.padEnd(16)} ${passed} passed, ${failed} failed  ${seconds.toFixed(1)} s`
  )
}

function tellSlowest(files) {
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  console.log('\nThe slowest files:')
  for (const { label, file, ms } of slowest) {
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file} (${label})`)
  }
}
