import { run, start, stopAll, stopChildrenOnSignals, unlessStopping } from './children.js'
import { firstFreePort } from './free_port.js'
import { fail, tool } from './install.js'
import { localSettings, setting } from './local_settings.js'

const TS = '--import=@poppinss/ts-exec'

stopChildrenOnSignals(0)
const port = await firstFreePort(Number(setting('PORT') ?? 3333))
const env = settings(port)
const migrated = await run('node', [TS, 'cli/index.ts', 'db', 'migrate'], { env })
if (migrated.code !== 0) {
  fail(migrated.output)
}
const options = { env, stdio: ['ignore', 'inherit', 'inherit'] }
const backend = start(
  'node',
  ['--watch', '--watch-preserve-output', TS, 'backend/bin/server.ts'],
  options
)
const frontend = start(tool('vite'), ['--config', 'frontend/vite.config.ts'], options)
const { code } = await unlessStopping(() => Promise.race([backend.ended, frontend.ended]))
await stopAll()
process.exit(code)

/** The browser talks to vite, which passes API calls on to the backend. */
function settings(apiPort) {
  const local = localSettings('tmp/dev')
  return {
    ...local,
    DATABASE_URL: setting('DATABASE_URL') ?? local.DATABASE_URL,
    PORT: `${apiPort}`,
    API_PORT: `${apiPort}`,
    PUBLIC_URL: setting('PUBLIC_URL') ?? `http://localhost:${apiPort}`,
  }
}
