import { run, start, stopAll, stopChildrenOnSignals, unlessStopping } from './children.js'
import { firstFreePort } from './free_port.js'
import { fail, tool } from './install.js'
import { databaseHere, localSettings, setting } from './local_settings.js'
import { watchFiles } from './testing/watch_files.js'

const TS = '--import=@poppinss/ts-exec'
/** What a server has read: its code, and the words of the house. */
const IS_SERVED =
  /^backend\/(?!tests\/|tools\/|deploy\/)(?!.*\.spec\.ts$).+\.(?:ts|txt|tsv|yaml|bin)$/
/** Jobs that are running end, or begin again with the next one. */
const GRACE_MS = 2000

stopChildrenOnSignals(0)
const port = await firstFreePort(Number(setting('PORT') ?? 3333))
const env = settings(port)
const migrated = await run('node', [TS, 'cli/index.ts', 'db', 'migrate'], { env })
if (migrated.code !== 0) {
  fail(migrated.output)
}
const options = { env, stdio: ['ignore', 'inherit', 'inherit'] }
let backend = startBackend()
const frontend = start(tool('vite'), ['--config', 'frontend/vite.config.ts'], options)
watchFiles(async (files) => {
  const changed = files.filter((file) => IS_SERVED.test(file))
  if (changed.length === 0) {
    return
  }
  console.log(`\nThe back end starts anew: ${changed.join(', ')}`)
  await backend.stop(GRACE_MS)
  backend = await unlessStopping(startBackend)
})
// A back end that cannot start waits for the next change.
const { code } = await unlessStopping(() => frontend.ended)
await stopAll()
process.exit(code)

function startBackend() {
  return start('node', [TS, 'backend/bin/server.ts'], options)
}

/** The browser talks to vite, which passes API calls on to the backend. */
function settings(apiPort) {
  return {
    ...localSettings(databaseHere()),
    PORT: `${apiPort}`,
    API_PORT: `${apiPort}`,
    PUBLIC_URL: setting('PUBLIC_URL') ?? `http://localhost:${apiPort}`,
  }
}
