import { spawnSync } from 'node:child_process'
import { chromiumPath } from '../tests/chromium.js'
import { buildFrontEnd } from './front_end_build.js'
import { ROOT } from './install.js'

await buildFrontEnd()
const env = { ...process.env, CHROMIUM_PATH: await chromiumPath() }
const args = ['--import=@poppinss/ts-exec', 'backend/tests/looks/run.ts', ...process.argv.slice(2)]
process.exitCode =
  spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' }).status ?? 1
