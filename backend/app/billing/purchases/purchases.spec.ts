import { test } from '@japa/runner'
import { changePurchase, givePurchaseUp } from '#app/billing/purchases/purchases'
import { checkout } from '#tests/payments'
import { clock, database, freshDatabase, rows, signedUpUser } from '#tests/world'

test.group('Purchases', (group) => {
  freshDatabase(group)

  test('one is given up while it is open; every change counts up and says when', async ({
    assert,
  }) => {
    for (let people = 0; people < 2; people++) await checkout(await signedUpUser(), 'refill')
    const [other, { id, version } = { id: 0, version: 0 }] = await rows<{
      id: number
      version: number
    }>('select * from purchases order by id')
    const { read } = await database()
    const seen = async (which = id) =>
      (await rows(`select * from purchases where id = ${which}`))[0]
    clock.advance(60_000)
    const at = clock.now()
    assert.isTrue(await givePurchaseUp(read, id, at))
    assert.deepInclude(await seen(), { state: 'canceled', version: version + 1, updated_at: at })
    assert.isFalse(await givePurchaseUp(read, id, at))
    await changePurchase(read, id, { state: 'paid', at: at + 1 })
    assert.isFalse(await givePurchaseUp(read, id, at))
    assert.deepInclude(await seen(), { state: 'paid', version: version + 2, updated_at: at + 1 })
    assert.deepEqual(await seen(other?.id), other as never)
  })
})
