import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { everlySays } from '#tests/command_line'
import { dataIn } from '#tests/data_in'
import { database, freshDatabase, onboardedUser } from '#tests/world'

const PAGE = app.makePath('stories/handbook/command_line.mdx')

/** The rows of the handbook's table: a command, and the words in the code of its shape. */
function documented(): { command: string; fields: string[] }[] {
  const [, table = ''] = readFileSync(PAGE, 'utf8').split('## With --json')
  return [...table.matchAll(/^\| `([^`]+)` *\| (.+) *\|$/gm)].map(
    ([, command = '', shape = '']) => ({
      command,
      fields: [...shape.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(' ')),
    })
  )
}

function keysIn(data: unknown): string[] {
  if (Array.isArray(data)) return keysIn(data[0])
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    Array.isArray(value) ? [key, ...value.flatMap(keysIn)] : [key]
  )
}

test.group('What a command prints for programs', (group) => {
  freshDatabase(group)

  test('is what the handbook says', async ({ assert }) => {
    const sam = await onboardedUser()
    const { read } = await database()
    await read.run(
      `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
       values ('remember', 'one', '{}', 'dead', 1, 1)`
    )
    const alarms = await app.container.make(Alarms)
    await alarms.raise(read, 'registration', '+1')
    const rows = documented()
    assert.isAbove(rows.length, 6)
    const fieldsOf = (command: string) => rows.find((row) => row.command === command)?.fields ?? []
    for (const { command, fields } of rows) {
      const args =
        command === 'users show' ? [...command.split(' '), sam.email] : command.split(' ')
      const { out } = await everlySays([...args, '--json'])
      const known = command === 'users show' ? [...fieldsOf('users list'), ...fields] : fields
      const printed = [...new Set(keysIn(dataIn(out)))]
      if (command === 'doctor') assert.includeMembers(known, printed, command)
      else assert.sameMembers(printed, known, command)
    }
  })
})
