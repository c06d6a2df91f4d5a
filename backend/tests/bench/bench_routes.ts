import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { BASELINE_PATH, MEMORY_PATH } from '#tests/bench/paths'

const BaselineController = () => import('./baseline_controller.js')

router.post(BASELINE_PATH, [BaselineController, 'store']).use(middleware.twilioSignature())

/** Runs the collector and tells what is still held. */
router.get(MEMORY_PATH, ({ response }) => {
  globalThis.gc?.()
  response.json({ heapUsed: process.memoryUsage().heapUsed })
})
