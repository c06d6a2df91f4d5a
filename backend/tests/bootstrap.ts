import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { ApiClient, ApiRequest, apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { dot, spec } from '@japa/runner/reporters'
import type { Config } from '@japa/runner/types'
import { pathToFileURL } from 'node:url'
import { PublicUrl } from '#app/core/answers/public_url'
import { migrateDatabase } from '#database/migrate_database'
import { resultFile } from '#tests/result_file'
import { shuffled } from '#tests/shuffled'

const chosen = process.env.TEST_FILES?.split(',') ?? []
const seed = Number(process.env.TEST_SEED ?? 0)

/**
 * Ours are random and not AdonisJS's to decode: now and then
 * one decodes to what is no JSON, and its test would fail.
 */
function cookiesAsTheyCome(): void {
  ApiClient.cookiesSerializer({
    prepare: (_name, value: string) => value,
    process: (_name, value: string) => value,
  })
}

declare module '@japa/api-client' {
  interface ApiRequest {
    /** In the session of this person. */
    as(person: { cookie: string }): this
  }
}

function inSessions(): void {
  ApiRequest.macro('as', function (this: ApiRequest, { cookie }) {
    return this.header('cookie', cookie)
  })
}

export const japaConfig: Config = {
  suites: [
    {
      name: 'specs',
      files: () => chosen.map((file) => pathToFileURL(app.makePath(file))),
      timeout: 240_000,
    },
  ],
  plugins: [
    assert(),
    apiClient({ baseURL: `http://${process.env.HOST}:${process.env.PORT}` }),
    pluginAdonisJS(app),
    cookiesAsTheyCome,
    inSessions,
    ...(seed > 0 ? [shuffled(seed)] : []),
  ],
  reporters: {
    activated: [process.env.TEST_REPORTER ?? 'spec', 'result_file'],
    list: [spec(), dot(), resultFile(process.env.TEST_RESULT)],
  },
  forceExit: true,
  setup: [
    async () => {
      await migrateDatabase(app)
    },
  ],
  configureSuite(suite) {
    if (chosen.some((file) => file.includes('/journeys/'))) suite.teardown(closeJourneys)
    suite.setup(async () => {
      const stop = await testUtils.httpServer().start()
      const publicUrl = await app.container.make(PublicUrl)
      publicUrl.bind(process.env.HOST ?? '', Number(process.env.PORT))
      return stop
    })
  },
}

/** Only these suites need a browser at all. */
async function closeJourneys(): Promise<void> {
  const { closeBrowser } = await import('#tests/journeys/browser')
  const { closeProducts } = await import('#tests/journeys/product')
  await closeBrowser()
  await closeProducts()
}
