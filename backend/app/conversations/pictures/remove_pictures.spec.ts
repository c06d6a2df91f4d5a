import { test } from '@japa/runner'
import { MINUTE } from '#app/core/clock/durations'
import { RemovePictures } from '#app/conversations/pictures/remove_pictures'
import { type SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'
import { clock } from '#tests/world'

function removing(error?: SmsGatewayError): RemovePictures {
  const removeMedia = () => (error ? Promise.reject(error) : Promise.resolve())
  return new RemovePictures({ removeMedia } as unknown as SmsGateway, clock)
}

test.group('Removing pictures at the provider', (group) => {
  group.each.setup(() => clock.reset())

  test('while it is away they are removed later, and that is no failure', async ({ assert }) => {
    const job = { sid: 'MM1' }
    assert.isUndefined(await removing().execute(job))
    for (const outcome of ['in_doubt', 'not_sent'] as const) {
      const away = removing(new SmsGatewayError(outcome, null))
      assert.deepEqual(await away.execute(job), { againAt: clock.now() + 10 * MINUTE })
    }
    const busy = removing(new SmsGatewayError('not_sent', 20429, { retryAfterMs: 7000 }))
    assert.deepEqual(await busy.execute(job), { againAt: clock.now() + 7000 })
  })

  test('a refusal is a failure to be seen', async ({ assert }) => {
    const refusing = removing(new SmsGatewayError('refused', 20001))
    await assert.rejects(() => refusing.execute({ sid: 'MM1' }))
  })
})
