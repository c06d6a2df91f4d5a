import { ignitor } from './ignitor.js'
import { reportFailure } from './report_failure.js'

ignitor()
  .tap((app) => {
    // AdonisJS itself would listen on every address of the machine.
    void app.booted(async () => {
      const { listening } = await import('#config/command_line')
      process.env.HOST = listening.host
    })
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
