import { ignitor } from '../../bin/ignitor.js'
import { countDatabase } from './count_database.js'

countDatabase()

/** The real server with a few routes more: the baselines it is compared with, and what it costs. */
ignitor()
  .tap((app) => {
    app.starting(async () => {
      await import('./bench_routes.js')
    })
    app.listen('SIGTERM', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
