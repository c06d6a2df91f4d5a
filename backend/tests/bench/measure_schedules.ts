import 'reflect-metadata'
import app from '@adonisjs/core/services/app'
import { Clock } from '#app/core/clock/clock'
import { PublicUrl } from '#app/core/answers/public_url'
import { migrateDatabase } from '#database/migrate_database'
import { emptyDatabase } from '#tests/people'
import { ignitor } from '../../bin/ignitor.js'
import { AcceptingProvider } from './accepting_provider.js'
import type { Bench } from './bench_of_schedules.js'
import { MovableClock } from './movable_clock.js'

/** One part of the bench of schedules, chosen by PART; prints its figures as JSON. */
const PARTS: Record<string, () => Promise<{ measure: (bench: Bench) => Promise<object> }>> = {
  stampede: () => import('./measure_stampede.js'),
  backlog: () => import('./measure_backlog.js'),
  morning: () => import('./measure_morning.js'),
}

const provider = await AcceptingProvider.start()
Object.assign(process.env, {
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  APP_KEY: 'the key of a bench that runs on loopback',
  SMS_DRIVER: 'twilio',
  AI_DRIVER: 'offline',
  PAYMENT_DRIVER: 'test',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'the token of a bench',
  TWILIO_PHONE_NUMBER: '+15550100200',
  TWILIO_API_BASE_URL: provider.url,
})

const clock = new MovableClock()
const everly = ignitor().createApp('console')
await everly.init()
await everly.boot()
app.container.swap(Clock, () => clock)
await import('#start/jobs')
await migrateDatabase(everly)
await emptyDatabase(everly)
const publicUrl = await app.container.make(PublicUrl)
publicUrl.bind('127.0.0.1', 3333)
const load = PARTS[process.env.PART ?? '']
if (!load) throw new Error('PART names no part of the bench')
const part = await load()
const segmentsPerSecond = Number(process.env.SEND_SEGMENTS_PER_SECOND)
console.log(JSON.stringify(await part.measure({ clock, provider, segmentsPerSecond })))
process.exit(0)
