import { monitorEventLoopDelay } from 'node:perf_hooks'
import router from '@adonisjs/core/services/router'
import { twilioSignature } from '#app/texting/sms/webhook_routes'
import { counted } from '#tests/bench/count_database'
import {
  BASELINE_PATH,
  COUNTS_PATH,
  EXCHANGE_PATH,
  LOOP_PATH,
  MEMORY_PATH,
} from '#tests/bench/paths'

const BaselineController = () => import('./baseline_controller.js')
const ExchangesController = () => import('./exchanges_controller.js')

router.post(BASELINE_PATH, [BaselineController, 'store']).use(twilioSignature())

router.post(EXCHANGE_PATH, [ExchangesController, 'store']).use(twilioSignature())

/**
 * Runs the collector and tells what is still held. Only as a last resort does it also give back the pages
 * that it has emptied: V8 keeps as many as were ever full at once, to use them again, which is no growth.
 */
router.get(MEMORY_PATH, ({ response }) => {
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
  const { rss, heapUsed } = process.memoryUsage()
  response.json({ rss, heapUsed })
})

const RESOLUTION_MS = 10
const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
loop.enable()

/** How late the event loop was, in milliseconds, since it was last asked. */
router.get(LOOP_PATH, ({ response }) => {
  const late = (ns: number) => Math.max(0, ns / 1e6 - RESOLUTION_MS)
  response.json({
    p50Ms: late(loop.percentile(50)),
    p99Ms: late(loop.percentile(99)),
    maxMs: late(loop.max),
  })
  loop.reset()
})

/** What was asked of the database since the process began, and the processor's time, in microseconds. */
router.get(COUNTS_PATH, ({ response }) => {
  const { user, system } = process.cpuUsage()
  response.json({ ...counted, cpuMicros: user + system })
})
