import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { spec } from '@japa/runner/reporters'
import type { Runner } from '@japa/runner/core'
import type { Config, NamedReporterContract } from '@japa/runner/types'
import { PublicUrl } from '#app/core/public_url'
import { migrateDatabase } from '#database/migrate_database'
import { specsOfTheDatabase } from '#tests/specs_of_the_database'

const SUITES = [
  {
    name: 'backend',
    files: ['backend/{app,config,providers}/**/*.spec.ts', 'backend/tests/year/**/*.spec.ts'],
    timeout: 60_000,
  },
  { name: 'races', files: ['backend/tests/races/**/*.spec.ts'], timeout: 240_000 },
  { name: 'cli', files: ['cli/**/*.spec.ts', 'backend/tests/boot/**/*.spec.ts'], timeout: 120_000 },
  { name: 'crash', files: ['backend/tests/crash/**/*.spec.ts'], timeout: 240_000 },
  { name: 'journeys', files: ['backend/tests/journeys/**/*.spec.ts'], timeout: 240_000 },
]
/** Suites that start servers of their own. */
const OUTSIDE = ['cli', 'crash', 'journeys']

const isSecondDatabase = process.env.DATABASE_URL?.startsWith('postgres') ?? false

const chosen = (process.env.TEST_SUITES ?? 'backend,races').split(',')

/** The plain closing line, after all that the other reporter still prints. */
const closingLine: NamedReporterContract = {
  name: 'closing_line',
  handler(runner, emitter) {
    emitter.on('runner:end', () => {
      const { passed, failed } = (runner as Runner).getSummary().aggregates
      process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`))
    })
  },
}

export const japaConfig: Config = {
  suites: SUITES.filter((suite) => chosen.includes(suite.name)).map((suite) => ({
    ...suite,
    files: isSecondDatabase ? () => specsOfTheDatabase(suite.files) : suite.files,
  })),
  plugins: [
    assert(),
    apiClient({ baseURL: `http://${process.env.HOST}:${process.env.PORT}` }),
    pluginAdonisJS(app),
  ],
  reporters: { activated: ['spec', 'closing_line'], list: [spec(), closingLine] },
  forceExit: true,
  setup: [
    async () => {
      await migrateDatabase(app)
    },
  ],
  configureSuite(suite) {
    if (OUTSIDE.includes(suite.name)) return
    suite.setup(async () => {
      const stop = await testUtils.httpServer().start()
      const publicUrl = await app.container.make(PublicUrl)
      publicUrl.bind(process.env.HOST ?? '', Number(process.env.PORT))
      return stop
    })
  },
}
