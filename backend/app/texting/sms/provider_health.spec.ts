import { test } from '@japa/runner'
import { HOUR, MINUTE, SECOND } from '#app/core/clock/durations'
import { ProviderHealth } from '#app/texting/sms/provider_health'
import { type SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'

const IN_DOUBT = new SmsGatewayError('in_doubt', 20500)

test.group('The health of the provider of texts', (group) => {
  let now = 0
  let asked = 0
  let answer: SmsGatewayError | null = null
  let logged: string[] = []
  let health: ProviderHealth

  group.each.setup(() => {
    now = Date.parse('2026-11-18T17:00:00Z')
    asked = 0
    answer = null
    logged = []
    const find = async () => {
      asked++
      if (answer) throw answer
      return null
    }
    const log = (_: object, words: string) => void logged.push(words)
    const logger = { info: log, warn: log } as never
    health = new ProviderHealth({ find } as unknown as SmsGateway, { now: () => now }, logger)
  })

  function doubt(times: number): void {
    for (let i = 0; i < times; i++) health.tell(IN_DOUBT)
  }

  test('it is silent after three texts in a row without an answer, and says so once', ({
    assert,
  }) => {
    doubt(2)
    health.tell(null)
    doubt(2)
    health.tell(new SmsGatewayError('refused', 21610))
    doubt(2)
    assert.isFalse(health.isSilent)
    assert.equal(health.restMs, 0)
    doubt(2)
    assert.isTrue(health.isSilent)
    health.tell(null)
    assert.isFalse(health.isSilent)
    assert.equal(health.restMs, 0)
    assert.deepEqual(logged, [
      'the provider of texts does not answer: texts wait',
      'the provider of texts answers again',
    ])
  })

  test('a connection that was never made is neither an answer nor a doubt', ({ assert }) => {
    doubt(2)
    health.tell(new SmsGatewayError('not_sent', null))
    assert.isFalse(health.isSilent)
    doubt(1)
    health.tell(new SmsGatewayError('not_sent', null))
    assert.isTrue(health.isSilent)
  })

  test('it rests as long again as it was silent, from a second to a minute', ({ assert }) => {
    doubt(3)
    assert.equal(health.restMs, SECOND)
    now += 10 * SECOND
    doubt(1)
    assert.equal(health.restMs, 10 * SECOND)
    now += 20 * MINUTE
    doubt(1)
    assert.equal(health.restMs, MINUTE)
    now += MINUTE
    assert.equal(health.restMs, 0)
  })

  test('a doubt while it rests does not prolong the rest', async ({ assert }) => {
    doubt(3)
    now += 10 * SECOND
    doubt(1)
    for (let i = 0; i < 9; i++) {
      now += SECOND
      doubt(1)
    }
    assert.equal(health.restMs, SECOND)
  })

  test('a clock that is set back does not have it rest for hours', ({ assert }) => {
    doubt(3)
    now -= 5 * 60 * MINUTE
    assert.equal(health.restMs, 0)
  })

  test('it is asked for nobody’s text; an answer counts for a minute, silence is a doubt', async ({
    assert,
  }) => {
    doubt(3)
    now += 10 * SECOND
    answer = IN_DOUBT
    assert.isFalse(await health.mayRiskOne())
    assert.equal(health.restMs, 10 * SECOND)
    answer = new SmsGatewayError('not_sent', 20003)
    assert.isTrue(await health.mayRiskOne())
    answer = IN_DOUBT
    now += MINUTE - 1
    assert.isTrue(await health.mayRiskOne())
    assert.equal(asked, 2)
    assert.isTrue(health.isSilent)
    now += 1
    assert.isFalse(await health.mayRiskOne())
  })

  test('a page in the way is no silence', async ({ assert }) => {
    doubt(3)
    answer = new SmsGatewayError('not_sent', null)
    assert.isTrue(await health.mayRiskOne())
  })

  test('perhaps asking alone is broken: five minutes after the last doubt one is risked', async ({
    assert,
  }) => {
    doubt(3)
    answer = IN_DOUBT
    now += 5 * MINUTE - 1
    assert.isFalse(await health.mayRiskOne())
    now += 1
    assert.isTrue(await health.mayRiskOne())
    doubt(1)
    now += 2 * MINUTE
    assert.isFalse(await health.mayRiskOne())
    now -= HOUR
    assert.isTrue(await health.mayRiskOne())
  })
})
