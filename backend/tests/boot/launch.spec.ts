import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { test } from '@japa/runner'
import { unusedPort } from '#tests/unused_port'

/** The Node that somebody has, not the one that npm brings along. */
const ownNode = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .map((folder) => join(folder, 'node'))
  .find((file) => existsSync(file))

test.group('Launching', () => {
  test('an npm command runs on whatever Node began it', ({ assert }) => {
    const args = ['backend/tools/launch.js', 'run_tests.js', '--help']
    assert.exists(ownNode)
    const { status, stdout, stderr } = spawnSync(ownNode!, args, { encoding: 'utf8' })
    assert.equal(status, 0, stderr)
    assert.include(stdout, 'npm test')
  })

  test('a flag the demo does not know is told in a sentence', ({ assert }) => {
    const args = ['backend/tools/run_demo.js', '--wrongflag']
    const { status, stderr } = spawnSync('node', args, { encoding: 'utf8' })
    assert.equal(status, 1)
    assert.match(stderr, /^npm run demo takes these alone: .*--postgres\n$/)
  })

  test('a port is chosen once, and none the system may give away meanwhile', async ({ assert }) => {
    const ports = await Promise.all([unusedPort(), unusedPort(), unusedPort()])
    assert.lengthOf(new Set(ports), 3)
    assert.isBelow(Math.max(...ports), 32_768)
  })

  test('an empty variable of .env is not the line below it', ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'everly-env-'))
    copyFileSync('.env.example', join(folder, '.env'))
    const ask = `import { setting } from './backend/tools/local_settings.js'
      console.log(setting('PORT'), setting('APP_KEY'))`
    const { APP_KEY, PORT, ...rest } = process.env
    const env = { ...rest, ENV_PATH: folder }
    const args = ['--input-type=module', '-e', ask]
    const { stdout } = spawnSync('node', args, { encoding: 'utf8', env })
    rmSync(folder, { recursive: true })
    assert.equal(stdout, '3333 undefined\n')
  })

  test('the command line takes the key that lies beside the database', ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'everly-key-'))
    const key = 'a key of the demo, long enough for it'
    writeFileSync(join(folder, 'app_key'), key)
    const { NODE_ENV, APP_KEY, ...rest } = process.env
    const env = { ...rest, DATABASE_URL: join(folder, 'everly.sqlite') }
    const run = (...args: string[]) =>
      spawnSync('node', ['backend/tools/run_cli.js', ...args], { encoding: 'utf8', env })
    const { data } = JSON.parse(run('doctor', '--json').stdout) as {
      data: { settings: { name: string; origin: string }[] }
    }
    rmSync(folder, { recursive: true })
    const origin = data.settings.find(({ name }) => name === 'APP_KEY')?.origin
    assert.equal(origin, 'environment')
  })
})
