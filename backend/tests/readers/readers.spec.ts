import { test } from '@japa/runner'
import { startNode } from '#tests/child'

const TEXTS = '60'

test.group('Readers of foreign words', () => {
  test('no hostile text keeps a reader busy', async ({ assert }) => {
    const run = startNode('backend/tests/readers/fuzz.ts', ['--seed', '1', '--texts', TEXTS], {})
    const { code, stdout, stderr } = await run.ended
    assert.equal(code, 0, `${stdout}${stderr}`)
    assert.include(stdout, `${TEXTS} texts read, none too slowly`)
  }).timeout(300_000)
})
