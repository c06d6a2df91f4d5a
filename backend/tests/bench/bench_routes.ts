import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { BASELINE_PATH, MEMORY_PATH } from '#tests/bench/paths'

const BaselineController = () => import('./baseline_controller.js')

router.post(BASELINE_PATH, [BaselineController, 'store']).use(middleware.twilioSignature())

/** What is still held once the collector has run, beside what the process has from the system. */
router.get(MEMORY_PATH, ({ response }) => {
  const { rss } = process.memoryUsage()
  globalThis.gc?.()
  response.json({ rss, heapUsed: process.memoryUsage().heapUsed })
})
