import '@poppinss/ts-exec'
import { takeKeyHere } from './local_settings.js'

takeKeyHere()

// The command line from its sources, on a Node that can: see launch.js.
await import('../../cli/index.ts')
