import { ignitor } from '../../bin/ignitor.js'

/** The real server with two routes more: the baseline it is compared with, and its memory. */
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
