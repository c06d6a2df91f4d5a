import { ignitor } from './ignitor.js'
import { reportFailure } from './report_failure.js'

ignitor()
  .tap((app) => {
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
    process.once('SIGINT', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch((error: unknown) => {
    reportFailure(error)
    process.exit()
  })
