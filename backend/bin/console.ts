import { ignitor } from './ignitor.js'
import { reportFailure } from './report_failure.js'

ignitor()
  .tap((app) => {
    // A command that recurs is run as the job it is.
    app.starting(async () => {
      await import('#start/jobs')
    })
  })
  .ace()
  .handle(process.argv.splice(2))
  .catch((error: unknown) => {
    process.exitCode = 1
    reportFailure(error)
  })
