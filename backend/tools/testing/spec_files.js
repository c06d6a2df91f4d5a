import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ROOT } from '../install.js'

/** Every kind of test with the files it has. */
const KINDS = {
  backend: [
    'backend/{app,config,database,providers,start}/**/*.spec.ts',
    'backend/tests/{eval,year,readers}/*.spec.ts',
  ],
  races: ['backend/tests/races/*.spec.ts'],
  cli: ['cli/**/*.spec.ts', 'backend/tests/boot/*.spec.ts'],
  crash: ['backend/tests/crash/*.spec.ts'],
  journeys: ['backend/tests/journeys/!(*_looks).spec.ts'],
  looks: ['backend/tests/journeys/*_looks.spec.ts'],
  stories: ['stories/**/*.stories.tsx', 'frontend/**/*.spec.ts'],
}

const PURE_TEST_FILES = "corpora/|voice/|check_each_row'|fake_openai'|unused_port'"
/** Whoever needs the application, its settings or the test world may come by the database. */
const REACHES_DATABASE = new RegExp(
  [
    "from '(?:@adonisjs/core/services/|#config/|#start/|#providers/",
    `#tests/(?!${PURE_TEST_FILES}))`,
  ].join('|')
)
/** Hundreds of texts through the whole pipeline, to judge her words: they are the same on every database. */
const JUDGES_WORDS = /\/(?:goodbyes|honest_answers|injections|no_repetition|readers)\.spec\.ts$/

/** Where the two databases have locks, SQL or query plans each of their own: these run on both every time. */
const OWN_SQL = [
  ...['core', 'operations/figures', 'schedules/firings', 'console/message_lists', 'memory/recall'],
  'ledgers/audit',
].join('|')
const DIFFERS_BY_DATABASE = new RegExp(
  String.raw`^backend/(?:tests/races|app/(?:${OWN_SQL}))/|_sql\.spec\.ts$`
)

/** { kind: files }, paths from the root with forward slashes. */
export function allSpecFiles() {
  return mapValues(KINDS, (patterns) =>
    globSync(patterns, { cwd: ROOT })
      .map((file) => file.split(sep).join('/'))
      .toSorted()
  )
}

/** Specs of pure functions and of words give the same on every database, so they run on one alone. */
export function touchesDatabase(file) {
  return !JUDGES_WORDS.test(file) && REACHES_DATABASE.test(readFileSync(join(ROOT, file), 'utf8'))
}

export function differsByDatabase(file) {
  return DIFFERS_BY_DATABASE.test(file)
}

export function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
}
