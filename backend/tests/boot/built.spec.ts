import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

const TOOLS = 'backend/tools'

async function write(into: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(into, name)
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, text)
  }
}

test.group('What is built', (group) => {
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'everly-built-'))
    return () => rm(folder, { recursive: true })
  })

  test('is run with its arguments; before a build one sentence says what to do', async ({
    assert,
  }) => {
    await cp(join(TOOLS, 'run_built.js'), join(folder, TOOLS, 'run_built.js'))
    const args = ['backend/tools/run_built.js', 'cli/index.js', 'db', 'migrate']
    const start = () => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    const before = start()
    assert.equal(before.status, 1)
    assert.equal(before.stderr, 'Everly is not built yet: run  npm run build  first.\n')
    await write(folder, {
      'package.json': '{ "type": "module" }',
      'build/cli/index.js': 'console.log(process.argv.slice(2).join())',
    })
    assert.equal(start().stdout, 'db,migrate\n')
  })
})
