import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { ApplicationService } from '@adonisjs/core/types'
import { APP_KEY } from '#tests/attacks/settings'
import { FakeOpenai } from '#tests/fake_openai'
import { FakeStripe } from '#tests/fake_stripe'
import { FakeTwilio } from '#tests/fake_twilio'
import { ignitor } from '../../bin/ignitor.js'
import { migrateDatabase } from '../../database/migrate_database.js'
import type { Outcome } from './attack_server.js'

/**
 * `npm run test:attacks`: the attacks most likely, over HTTP against the built server in production
 * mode, once on stand-ins and once with the real packages against providers on loopback. `--source`
 * runs the source, `--built` what is built, `--only code,races` attacks whose names hold a word.
 */
const { values: flags } = parseArgs({
  options: {
    source: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const LONGEST_RUN_MS = 15 * 60_000

setTimeout(() => {
  console.error('The attacks took too long.')
  process.exit(1)
}, LONGEST_RUN_MS).unref()

if (!flags.source && !flags.built) build()
mkdirSync(join(ROOT, 'tmp'), { recursive: true })
const folder = mkdtempSync(join(ROOT, 'tmp', 'attacks-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const databaseUrl = join(folder, 'everly.sqlite')
const outcomes = await attackBoth(await boot())
const tried = outcomes.length
const blocked = outcomes.filter(({ verdict }) => verdict === 'blocked').length
const succeeded = outcomes.filter(({ verdict }) => verdict === 'SUCCEEDED').length
const untried = tried - blocked - succeeded
console.log(
  `tried ${tried}, blocked ${blocked}, succeeded ${succeeded}` +
    (untried > 0 ? `, could not be tried ${untried}` : '')
)
process.exit(tried > 0 && blocked === tried ? 0 : 1)

async function attackBoth(app: ApplicationService): Promise<Outcome[]> {
  const { ATTACKS } = await import('./all_attacks.js')
  const { attackServer } = await import('./attack_server.js')
  const attacks = ATTACKS.filter(({ name }) =>
    flags.only.split(',').some((word) => name.includes(word))
  )
  const fakes = {
    twilio: await FakeTwilio.start(),
    stripe: await FakeStripe.start(),
    openai: await FakeOpenai.start(),
  }
  fakes.twilio.decide = () => ({ tells: [] })
  const entry = flags.source ? 'backend/bin/server.ts' : 'build/backend/bin/server.js'
  const all: Outcome[] = []
  for (const isReal of [false, true]) {
    console.log(isReal ? 'the real packages, with providers on loopback' : 'stand-ins, by name')
    const outcome = await attackServer({ app, databaseUrl, entry, fakes, isReal, attacks })
    all.push(...outcome)
  }
  return all
}

async function boot(): Promise<ApplicationService> {
  Object.assign(process.env, { DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal', APP_KEY })
  process.env.SCRYPT_COST = '1024'
  const app = ignitor().createApp('console')
  await app.init()
  await app.boot()
  await migrateDatabase(app)
  return app
}

function build(): void {
  const built = spawnSync(process.execPath, ['backend/tools/run_build.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (built.status !== 0) throw new Error('The build failed.')
}
