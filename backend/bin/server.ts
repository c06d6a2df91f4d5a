import { prettyPrintError } from '@adonisjs/core'
import { ignitor } from './ignitor.js'

ignitor()
  .tap((app) => {
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
    process.once('SIGINT', () => app.terminate())
  })
  .httpServer()
  .start()
  .catch((error: unknown) => {
    process.exitCode = 1
    prettyPrintError(error as Error)
    process.exit(1)
  })
