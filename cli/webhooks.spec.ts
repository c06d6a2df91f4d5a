import { test } from '@japa/runner'
import { everlySays } from '#tests/command_line'
import { dataIn } from '#tests/data_in'
import { clock, freshDatabase, onboardedUser, rows, runDue } from '#tests/world'
import { EXIT } from './exit_codes.js'
import { Interrupt } from './interrupt.js'

const FROM_SAM = ['webhooks', 'trigger', 'message.received', '--from']

test.group('Webhooks at the command line', (group) => {
  freshDatabase(group)

  test('trigger posts a text that is signed and taken in', async ({ assert }) => {
    const sam = await onboardedUser()
    const said = await everlySays([...FROM_SAM, sam.phone, '--body', 'Good morning', '--json'])
    assert.equal(said.code, EXIT.ok)
    assert.deepInclude(dataIn<object>(said.out), { event: 'message.received', status: 200 })
    await runDue()
    const [text] = await rows<{ body: string; user_id: number }>(
      `select body, user_id from messages where direction = 'inbound'`
    )
    assert.deepEqual(text, { body: 'Good morning', user_id: sam.id })
  })

  test('trigger tells what became of a text of ours', async ({ assert }) => {
    await onboardedUser()
    const [text] = await rows<{ id: number }>(
      `select id from messages where direction = 'outbound'`
    )
    const id = String(text?.id)
    const status = ['--id', id, '--status', 'undelivered', '--error-code', '30003']
    assert.equal((await everlySays(['webhooks', 'trigger', 'message.status', ...status])).code, 0)
    const [ended] = await rows<{ state: string; error_code: number }>(
      'select state, error_code from messages where id = ?',
      id
    )
    assert.deepEqual(ended, { state: 'undelivered', error_code: 30003 })
    const unknown = await everlySays(['webhooks', 'trigger', 'message.status', '--id', '9999'])
    assert.equal(unknown.code, EXIT.notFound)
  })

  test('trigger posts an event of the built-in payment provider', async ({ assert }) => {
    clock.at(new Date().toISOString())
    const event = ['webhooks', 'trigger', 'invoice.paid', '--object', 'in_test_1']
    const said = await everlySays(event)
    assert.deepEqual([said.code, said.err], [EXIT.ok, ''])
    const [stored] = await rows<{ type: string; target: string }>(
      'select type, target from payment_events'
    )
    assert.deepEqual(stored, { type: 'invoice.paid', target: '{"invoiceId":"in_test_1"}' })
    assert.equal((await everlySays(['webhooks', 'trigger', 'invoice.paid'])).code, EXIT.usage)
    assert.equal((await everlySays(['webhooks', 'trigger', 'pigeon.sent'])).code, EXIT.usage)
  })

  test('trigger calls nobody but ourselves', async ({ assert }) => {
    for (const url of ['https://elsewhere.example', 'http://127.0.0.1.elsewhere.example', 'x']) {
      const said = await everlySays([...FROM_SAM, '+12025550143', '--url', url])
      assert.deepEqual([said.code, said.out], [EXIT.usage, ''])
    }
    const nobody = await everlySays([...FROM_SAM, '+12025550143', '--url', 'http://127.0.0.1:9'])
    assert.equal(nobody.code, EXIT.failure)
    assert.include(nobody.err, 'npm start')
    assert.equal((await everlySays([...FROM_SAM, 'sam'])).code, EXIT.usage)
  })

  test('listen tells what comes in, words and numbers masked, until Ctrl-C', async ({ assert }) => {
    const sam = await onboardedUser()
    const interrupt = new Interrupt()
    const pauses = [
      async () => {
        await everlySays([...FROM_SAM, sam.phone, '--body', 'my secret'])
        await runDue()
      },
      () => void interrupt.request(),
    ]
    interrupt.sleep = async () => pauses.shift()?.()
    const said = await everlySays(['webhooks', 'listen', '--json'], { interrupt })
    assert.isEmpty(pauses)
    assert.equal(said.code, EXIT.interrupted)
    const told = said.out
      .trim()
      .split('\n')
      .map((line) => dataIn<{ event: string; what: string }>(line))
    assert.deepInclude(
      told.map(({ event, what }) => `${event}: ${what}`),
      `message.received: +1 *** *** ${sam.phone.slice(-4)}, 9 characters`
    )
    assert.notInclude(said.out, 'secret')
    assert.notInclude(said.out, sam.phone)
  })
})
