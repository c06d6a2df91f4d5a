import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { dataIn } from '../data_in.js'
import { ServerChild } from '../server_child.js'
import { unusedPort } from '../unused_port.js'
import { checkDelivery } from './check_delivery.js'
import { measureFirstMessage } from './measure_first_message.js'
import { measureLighthouse } from './measure_lighthouse.js'
import { measureVisits } from './measure_visits.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SITE = join(ROOT, 'build', 'site')
const LONGEST_RUN_MS = 10 * 60_000
const TS = '--import=@poppinss/ts-exec'

setTimeout(() => {
  console.error('The bench took too long.')
  process.exit(1)
}, LONGEST_RUN_MS).unref()

mkdirSync(join(ROOT, 'tmp'), { recursive: true })
const folder = mkdtempSync(join(ROOT, 'tmp', 'bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const port = await unusedPort()
const base = `http://127.0.0.1:${port}`
const env = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  APP_KEY: 'the key of a bench that runs on loopback, long enough',
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: base,
  DATABASE_URL: join(folder, 'everly.sqlite'),
  SMS_DRIVER: 'simulator',
  AI_DRIVER: 'offline',
  PAYMENT_DRIVER: 'test',
}

run(['backend/tools/run_build.js'], {})
run(['build/cli/index.js', 'db', 'migrate'], env)
// Demo content is no business of a production; the bench only needs somebody who can log in.
const seeded = run([TS, 'cli/index.ts', 'db', 'seed', '--json'], {
  ...env,
  NODE_ENV: 'development',
})
const document = seeded.split('\n').find((line) => line.startsWith('{"version"')) ?? ''
const { logins } = dataIn<{ logins: { role: string; email: string; password: string }[] }>(document)
const login = logins.find(({ role }) => role === 'member')!

const server = new ServerChild({ entry: 'build/backend/bin/server.js', env })
await server.start()
const debugPort = await unusedPort()
const browser = await chromium.launch({
  executablePath: run(['backend/tests/chromium.js'], browserSettings()).trim(),
  args: ['--no-sandbox', `--remote-debugging-port=${debugPort}`],
})
const bench = { browser, base, site: SITE, login }
const parts: Record<string, () => Promise<object>> = {
  javascript: () => measureVisits(bench),
  delivery: () => checkDelivery(base, SITE),
  lighthouse: () => measureLighthouse(`${base}/`, debugPort),
  firstMessage: () => measureFirstMessage(bench),
}
const wanted = process.env.PARTS?.split(',') ?? Object.keys(parts)
try {
  const measured: Record<string, object> = {}
  for (const part of wanted) measured[part] = (await parts[part]?.()) ?? {}
  report(measured)
} finally {
  await browser.close()
  await server.stop()
}
process.exit()

function report(measured: object): void {
  const machine = { node: process.version, cpus: cpus().length, model: cpus()[0]?.model }
  const settings = { server: 'built, NODE_ENV=production, stand-ins', browser: 'headless Chromium' }
  const json = JSON.stringify({ machine, settings, ...measured }, null, 2)
  console.log(json)
  process.exitCode = json.includes('"isMet": false') ? 1 : 0
}

function browserSettings(): Record<string, string> {
  const { CHROMIUM_PATH } = process.env
  return CHROMIUM_PATH ? { CHROMIUM_PATH } : {}
}

/** stdout is for the result alone. */
function run(args: string[], settings: Record<string, string>): string {
  const child = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ENV_PATH: 'backend/tests', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.status !== 0) throw new Error(`${args.join(' ')} failed:\n${child.stdout}`)
  return child.stdout
}
