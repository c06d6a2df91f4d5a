import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

const TOOLS = 'backend/tools'
const HOUR_S = 60 * 60

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

  test('takes the place of what was built before, of which young files may stay', async ({
    assert,
  }) => {
    const [fresh, place] = [join(folder, 'fresh'), join(folder, 'place')]
    await write(place, { 'index.html': 'old', 'assets/old.js': 'old', 'assets/young.js': 'young' })
    const dayAgo = Date.now() / 1000 - 24 * HOUR_S
    await utimes(join(place, 'assets/old.js'), dayAgo, dayAgo)
    await write(fresh, { 'index.html': 'new', 'assets/new.js': 'new' })
    const { putInPlace } = (await import(join(process.cwd(), TOOLS, 'put_in_place.js'))) as {
      putInPlace: (from: string, to: string, keptForMs?: number) => void
    }
    putInPlace(fresh, place, HOUR_S * 1000)
    assert.equal(await readFile(join(place, 'index.html'), 'utf8'), 'new')
    assert.isTrue(existsSync(join(place, 'assets/new.js')))
    assert.isTrue(existsSync(join(place, 'assets/young.js')))
    assert.isFalse(existsSync(join(place, 'assets/old.js')))
    assert.isFalse(existsSync(fresh))

    await write(fresh, { 'index.html': 'newer' })
    putInPlace(fresh, place)
    assert.isFalse(existsSync(join(place, 'assets/young.js')))
  })
})
