import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Command } from 'commander'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { RefusedMinors } from '#app/people/verification/refused_minors'
import { everlySays, lineFor } from '#tests/command_line'
import { dataIn } from '#tests/data_in'
import { documentedShapes } from '#tests/documented_shapes'
import {
  database,
  freshDatabase,
  onboardedUser,
  rows,
  runDue,
  signedUpUser,
  type TestUser,
} from '#tests/world'
import { everly } from './everly.js'
import { EXIT } from './exit_codes.js'
import { Interrupt } from './interrupt.js'

/** Told elsewhere, or no document at all. */
const WITHOUT = ['eval run', 'demo', 'completion']
/** They want a database of their own: `cli.spec.ts` holds them to the table. */
const AS_PROCESSES = ['db seed', 'db backup', 'db restore']
const YES = ['--reason', 'a test', '--yes']
const REFUSED = '+12025550143'

function keysIn(data: unknown): string[] {
  if (Array.isArray(data)) return keysIn(data[0])
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    Array.isArray(value) ? [key, ...value.flatMap(keysIn)] : [key]
  )
}

async function prepare(): Promise<TestUser> {
  const { read } = await database()
  await read.run(
    `insert into jobs (kind, dedup_key, payload, status, run_at, created_at)
     values ('remember', 'one', '{}', 'dead', 1, 1)`
  )
  const alarms = await app.container.make(Alarms)
  await alarms.raise(read, 'registration', '+44')
  const refusedMinors = await app.container.make(RefusedMinors)
  await refusedMinors.refuseMember(read, { userId: (await signedUpUser()).id, phone: REFUSED })
  return onboardedUser()
}

/** What stands behind a command, where anything has to. */
async function wordsAfter({ email, phone }: TestUser): Promise<Record<string, string[]>> {
  const [alarm] = await rows<{ id: number }>('select id from alarms')
  const leaver = await signedUpUser()
  return {
    'users show': [email],
    'users grant-role': [email, 'support', '--yes'],
    'users pause': [email, ...YES],
    'users resume': [email, '--yes'],
    'users readmit': [REFUSED, ...YES],
    'users delete': [leaver.email, ...YES],
    'sms send': ['+12025550144', 'Hello', '--yes'],
    'sms segments': ['Hello'],
    'jobs retry': ['--all-dead', '--yes'],
    'jobs run': ['--yes'],
    'schedules run': ['--yes'],
    'alarms clear': [String(alarm?.id), '--yes'],
    'plans sync': ['--yes'],
    'billing advance-clock': ['--days', '1', '--yes'],
    'sends stop': YES,
    'sends start': YES,
    'report crisis': ['--year', '2026'],
    'webhooks trigger': ['message.received', '--from', phone],
  }
}

/** For what would go on: something comes in, then it ends. */
function hearingFrom({ phone }: TestUser): Interrupt {
  const interrupt = new Interrupt()
  const pauses = [
    async () => {
      await everlySays(['webhooks', 'trigger', 'message.received', '--from', phone])
      await runDue()
    },
    async () => void interrupt.request(),
  ]
  interrupt.sleep = async () => pauses.shift()?.()
  return interrupt
}

function namesOf(command: Command, path = ''): string[] {
  if (command.commands.length === 0) return [path]
  return command.commands.flatMap((child) => namesOf(child, `${path} ${child.name()}`.trim()))
}

test.group('What a command prints for programs', (group) => {
  freshDatabase(group)

  test('is what the handbook says', async ({ assert }) => {
    const sam = await prepare()
    const more = await wordsAfter(sam)
    const shapes = documentedShapes()
    for (const [command, fields] of shapes) {
      if (AS_PROCESSES.includes(command)) continue
      const wishes = command === 'webhooks listen' ? { interrupt: hearingFrom(sam) } : {}
      const line = [...command.split(' '), ...(more[command] ?? []), '--json']
      const { out, err } = await everlySays(line, wishes)
      assert.isNotEmpty(out, `${command}: ${err}`)
      const printed = [...new Set(keysIn(dataIn(out.slice(0, out.indexOf('\n')))))]
      const inherited = command === 'users show' ? (shapes.get('users list') ?? []) : []
      const known = [...inherited, ...fields]
      if (command === 'doctor') assert.includeMembers(known, printed, command)
      else assert.sameMembers(printed, known, command)
    }
  })

  test('stands in the handbook for each of them', ({ assert }) => {
    const said = { code: EXIT.ok, out: '', err: '', asked: [] }
    const names = namesOf(everly(lineFor(said)))
    assert.sameMembers([...documentedShapes().keys(), ...WITHOUT], names)
  })
})
