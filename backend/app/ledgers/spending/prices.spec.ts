import { test } from '@japa/runner'
import { pricesWith } from '#app/ledgers/spending/prices'

const LISTED = {
  smsOut: { '+1': 0.0118, '+44': 0.05, 'default': 0.12 },
  smsIn: { '+1': 0.0083, 'default': 0.0083 },
  models: { 'gpt-5': [1.25, 10], 'gpt-5-mini': [0.25, 0.025, 2], 'default': [2.5, 15] },
} as const
const USAGE = { promptTokens: 2000, cachedTokens: 0, completionTokens: 100 }

test.group('Prices', () => {
  test('a segment is priced by direction and country, an unknown country dearly', ({ assert }) => {
    const prices = pricesWith(LISTED, undefined)
    assert.equal(prices.segmentMicros('out', '+12025550111'), 11_800)
    assert.equal(prices.segmentMicros('in', '+12025550111'), 8300)
    assert.equal(prices.segmentMicros('out', '+447700900123'), 50_000)
    assert.equal(prices.segmentMicros('out', '+4915112345678'), 120_000)
  })

  test('a call is priced by its model, also under a dated name', ({ assert }) => {
    const prices = pricesWith(LISTED, '')
    assert.equal(prices.callMicros('gpt-5-mini', USAGE), 700)
    assert.equal(prices.callMicros('gpt-5-mini-2025-08-07', USAGE), 700)
    assert.equal(prices.callMicros('gpt-5', USAGE), 3500)
    // Another model, not the dated name of one: what costs more must not be taken for less.
    assert.equal(prices.callMicros('gpt-5-pro', USAGE), 6500)
  })

  test('what came from the cache is cheaper where that is listed', ({ assert }) => {
    const prices = pricesWith(LISTED, '{"models":{"own":[4,1,10]}}')
    const usage = { ...USAGE, cachedTokens: 1000 }
    assert.equal(prices.callMicros('gpt-5-mini', usage), 475)
    assert.equal(prices.callMicros('gpt-5', usage), 3500)
    assert.equal(prices.callMicros('own', usage), 6000)
  })

  test('an operator sets any of them, the others stay', ({ assert }) => {
    const prices = pricesWith(LISTED, '{"smsOut":{"+1":0.02},"models":{"own":[0,0]}}')
    assert.equal(prices.segmentMicros('out', '+12025550111'), 20_000)
    assert.equal(prices.segmentMicros('out', '+447700900123'), 50_000)
    assert.equal(prices.callMicros('own', USAGE), 0)
    assert.equal(prices.callMicros('gpt-5', USAGE), 3500)
  })

  test('what is no list of prices is refused: {$self}')
    .with(['{', '[]', '{"smsOut":{"+1":"dear"}}', '{"smsOut":{"+1":-1}}', '{"sms":{}}'])
    .run(({ assert }, overrides) => {
      assert.throws(() => pricesWith(LISTED, overrides), /PRICES must be JSON/)
    })
})
