import { ignitor } from './ignitor.js'
import { reportFailure } from './report_failure.js'

ignitor()
  .ace()
  .handle(process.argv.splice(2))
  .catch((error: unknown) => {
    process.exitCode = 1
    reportFailure(error)
  })
