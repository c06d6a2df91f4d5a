import '@poppinss/ts-exec'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ROOT } from './install.js'
import { setting } from './local_settings.js'

// The demo keeps a key of its own beside its database; under another one nobody in it is found.
const key = resolve(ROOT, dirname(setting('DATABASE_URL') ?? '.'), 'app_key')
if (!setting('APP_KEY') && existsSync(key)) {
  process.env.APP_KEY = readFileSync(key, 'utf8')
}

// The command line from its sources, on a Node that can: see launch.js.
await import('../../cli/index.ts')
