import { configure, processCLIArgs, run } from '@japa/runner'
import { ignitor } from './ignitor.js'
import { reportFailure } from './report_failure.js'

process.env.NODE_ENV = 'test'
process.env.HOST ??= '127.0.0.1'
process.env.PORT ??= '3399'
process.env.DATABASE_URL ??= ':memory:'
// Cheap on purpose: what is tested is that passwords are hashed, not how long that takes.
process.env.SCRYPT_COST ??= '1024'
// The clock of the tests stands still, and no bucket is refilled.
process.env.SEND_SEGMENTS_PER_SECOND ??= '1000000'
// How long she seems to type is tested by itself; everywhere else it is the same, whatever ids a run gave.
process.env.REPLY_DELAY_MIN_MS ??= '5500'
process.env.REPLY_DELAY_MAX_MS ??= '5500'
process.env.LOG_LEVEL ??= 'fatal'

ignitor()
  .tap((app) => {
    // Before the preloads: what they build must be built of the fakes.
    void app.booted(async () => {
      const { fakeEverything } = await import('#tests/world')
      fakeEverything()
    })
  })
  .testRunner()
  .configure(async () => {
    const { japaConfig } = await import('#tests/bootstrap')
    processCLIArgs(process.argv.splice(2))
    configure(japaConfig)
  })
  .run(() => run())
  .catch((error: unknown) => {
    reportFailure(error)
    console.log('0 passed, 1 failed')
    process.exit()
  })
