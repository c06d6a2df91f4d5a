import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { PostgresPrograms } from '#app/operations/backups/postgres_programs'
import { folderFor } from '#tests/backups/copies'

const URL = 'postgres://everly@127.0.0.1:1/everly'

/** Folders with a pg_dump each, which says its version whatever it is asked. */
function installed(place: string, versions: readonly number[]): string[] {
  return versions.map((version) => {
    const folder = join(place, String(version))
    mkdirSync(folder)
    const path = join(folder, 'pg_dump')
    writeFileSync(path, `#!/bin/sh\necho "pg_dump (PostgreSQL) ${version}.4 (Debian)"\n`)
    chmodSync(path, 0o700)
    return folder
  })
}

test.group('The programs of PostgreSQL', () => {
  const VERSIONS: [string, number, boolean][] = [
    ['16.2', 16, false],
    ['15.9 (Debian 15.9-1)', 17, true],
  ]
  for (const [server, used, isWarned] of VERSIONS) {
    test(`for a server of ${server}, of 17 and 16 that of ${used} is taken`, async ({
      assert,
      cleanup,
    }) => {
      const folders = installed(folderFor(cleanup), [17, 16])
      const settings = { folders, environment: process.env }
      const programs = new PostgresPrograms(URL, settings, async () => server)
      assert.include(await programs.run('pg_dump', []), ` ${used}.4`)
      assert.equal((await programs.warning()) !== null, isWarned)
    })
  }

  test('a word for TLS that they do not know is told in theirs', async ({ assert, cleanup }) => {
    const [folder = ''] = installed(folderFor(cleanup), [17])
    writeFileSync(join(folder, 'psql'), '#!/bin/sh\necho "$PGSSLMODE"\n', { mode: 0o700 })
    const settings = { folders: [folder], environment: process.env }
    const asked = (mode: string) =>
      new PostgresPrograms(`${URL}?sslmode=${mode}`, settings, async () => '17.1').run('psql', [])
    assert.equal(await asked('no-verify'), 'require\n')
    assert.equal(await asked('verify-full'), 'verify-full\n')
  })

  test('where the server does not answer, its program says why', async ({ assert, cleanup }) => {
    const folders = installed(folderFor(cleanup), [17, 16])
    const programs = new PostgresPrograms(URL, { folders, environment: process.env })
    assert.include(await programs.run('pg_dump', []), ' 17.4')
    assert.isNull(await programs.warning())
  })
})
