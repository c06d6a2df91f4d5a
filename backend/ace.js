import '@poppinss/ts-exec'
import { takeKeyHere } from './tools/local_settings.js'

takeKeyHere()

// `node backend/ace list` shows every command; a built server has build/backend/bin/console.js.
await import('./bin/console.js')
