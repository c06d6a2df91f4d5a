import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { test } from '@japa/runner'

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
})
