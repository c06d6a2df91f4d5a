import { test } from '@japa/runner'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { clock, database, freshDatabase } from '#tests/world'

test.group('An alarm', (group) => {
  freshDatabase(group)

  test('is logged when it is raised, not each time, and without anything personal', async ({
    assert,
  }) => {
    const lines: unknown[] = []
    const alarms = new Alarms(clock, {
      warn: (...line: unknown[]) => void lines.push(line),
    } as never)
    const { read } = await database()
    for (let i = 0; i < 3; i++) await alarms.raise(read, 'registration', '+1')
    assert.deepEqual(lines, [
      [{ kind: 'registration', subject: '+1', times: 1 }, 'an alarm was raised'],
    ])
    assert.equal((await alarms.list(read))[0]?.times, 3)
    const by = { kind: 'registration', subject: '+1' } as const
    assert.isTrue(await alarms.clear(read, by, 'me'))
    assert.isFalse(await alarms.clear(read, by, 'me'))
    await alarms.raise(read, 'registration', '+1')
    assert.lengthOf(lines, 2)
  })
})
