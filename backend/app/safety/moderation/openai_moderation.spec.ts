import { setTimeout } from 'node:timers/promises'
import type { Logger } from '@adonisjs/core/logger'
import { test } from '@japa/runner'
import { OpenaiModeration } from '#app/safety/moderation/openai_moderation'
import { FakeOpenai } from '#tests/fake_openai'
import { FakeClock } from '#tests/fakes'
import { unusedPort } from '#tests/unused_port'
import { HOUR, MINUTE } from '#app/core/clock/durations'

const NOTHING = { isCrisis: false, isSexual: false, isMinor: false }

test.group('OpenAI’s moderation, over loopback', (group) => {
  let openai: FakeOpenai
  let clock: FakeClock
  let warned: unknown[]
  group.each.setup(async () => {
    openai = await FakeOpenai.start()
    clock = new FakeClock()
    warned = []
    return () => openai.close()
  })

  function moderationAt(baseUrl = openai.baseUrl, apiKey = openai.apiKey): OpenaiModeration {
    const logger = { warn: (line: unknown) => warned.push(line) } as unknown as Logger
    return new OpenaiModeration({ clock, logger }, { apiKey, baseUrl })
  }
  const soon = () => AbortSignal.timeout(5000)

  test('one call asks about all texts of a burst and gives a verdict on each', async ({
    assert,
  }) => {
    openai.next({ flags: [{}, { 'self-harm/intent': true }] })
    assert.deepEqual(await moderationAt().check(['hi', 'goodbye world'], soon()), [
      NOTHING,
      { ...NOTHING, isCrisis: true },
    ])
    const [request, ...others] = openai.requests
    assert.deepEqual(others, [])
    assert.equal(request?.path, '/v1/moderations')
    assert.deepEqual(request?.body, {
      model: 'omni-moderation-latest',
      input: ['hi', 'goodbye world'],
    } as never)
  })

  test('a picture is asked about by itself, and told whether it is flagged for whatever it is', async ({
    assert,
  }) => {
    const url = 'data:image/png;base64,AQID'
    openai.next({ flags: [{ 'violence/graphic': true }] })
    assert.deepEqual(await moderationAt().look(url, soon()), { ...NOTHING, isFlagged: true })
    assert.deepEqual(openai.requests[0]?.body, {
      model: 'omni-moderation-latest',
      input: [{ type: 'image_url', image_url: { url } }],
    } as never)
  })

  test('a picture it refuses keeps no text from being read', async ({ assert }) => {
    openai.next({ status: 400, message: 'invalid image' })
    const moderation = moderationAt()
    assert.isNull(await moderation.look('data:image/png;base64,AQID', soon()))
    assert.deepEqual(await moderation.check(['hi'], soon()), [NOTHING])
  })

  test('{category} means {verdict}')
    .with([
      { category: 'self-harm', verdict: { isCrisis: true } },
      { category: 'self-harm/intent', verdict: { isCrisis: true } },
      { category: 'self-harm/instructions', verdict: { isCrisis: true } },
      { category: 'sexual', verdict: { isSexual: true } },
      { category: 'sexual/minors', verdict: { isSexual: true, isMinor: true } },
      { category: 'harassment', verdict: {} },
      { category: 'violence/graphic', verdict: {} },
    ])
    .run(async ({ assert }, { category, verdict }) => {
      openai.next({ flags: [{ [category]: true }] })
      assert.deepEqual(await moderationAt().check(['words'], soon()), [{ ...NOTHING, ...verdict }])
    })

  test('a server that knows no moderation is left alone for an hour: {status}')
    .with([{ status: 404 }, { status: 401 }, { status: 403 }])
    .run(async ({ assert }, { status }) => {
      openai.next({ status, message: 'no such thing' })
      const moderation = moderationAt()
      assert.isNull(await moderation.check(['hi'], soon()))
      clock.advance(HOUR - 1)
      assert.isNull(await moderation.check(['hi'], soon()))
      assert.lengthOf(openai.requests, 1)
      clock.advance(1)
      assert.deepEqual(await moderation.check(['hi'], soon()), [NOTHING])
    })

  test('a call that asks too much or wrongly keeps no other from being read: {status}')
    .with([{ status: 400 }, { status: 413 }, { status: 422 }])
    .run(async ({ assert }, { status }) => {
      openai.next({ status, message: 'too many inputs' })
      const moderation = moderationAt()
      assert.isNull(await moderation.check(['hi'], soon()))
      assert.deepEqual(await moderation.check(['hi'], soon()), [NOTHING])
    })

  test('what is given her to keep rests nobody else’s when it fails: {trouble}')
    .with([
      { trouble: 'hang' },
      { trouble: { status: 429, message: 'slow down' } },
      { trouble: { status: 401, message: 'no such key' } },
    ] as const)
    .run(async ({ assert }, { trouble }) => {
      openai.next(trouble as never)
      const moderation = moderationAt()
      const ending = new AbortController()
      const given = moderation.check(['words'], ending.signal, { isGiven: true })
      while (openai.requests.length === 0) await setTimeout(5)
      if (trouble === 'hang') ending.abort()
      assert.isNull(await given)
      assert.deepEqual(await moderation.check(['hi'], soon()), [NOTHING])
    })

  test('a call of before that fails late does not shorten the rest', async ({ assert }) => {
    const moderation = moderationAt()
    openai.next('hang', { status: 404, message: 'no such thing' })
    const ending = new AbortController()
    const late = moderation.check(['words'], ending.signal, { isGiven: true })
    while (openai.requests.length === 0) await setTimeout(5)
    await moderation.check(['hi'], soon())
    ending.abort()
    assert.isNull(await late)
    clock.advance(HOUR - 1)
    assert.isNull(await moderation.check(['hi'], soon()))
    assert.lengthOf(openai.requests, 2)
  })

  test('one that is down is left alone for a minute: {trouble}')
    .with([
      { trouble: { status: 500, message: 'oops' } },
      { trouble: { status: 429, message: 'slow down' } },
      { trouble: 'broken' },
      { trouble: 'not_json' },
      { trouble: { flags: [] } },
    ] as const)
    .run(async ({ assert }, { trouble }) => {
      openai.next(trouble as never)
      const moderation = moderationAt()
      assert.isNull(await moderation.check(['hi'], soon()))
      clock.advance(MINUTE - 1)
      assert.isNull(await moderation.check(['hi'], soon()))
      assert.lengthOf(openai.requests, 1)
      clock.advance(1)
      assert.deepEqual(await moderation.check(['hi'], soon()), [NOTHING])
    })

  test('a clock that is set back does not leave it alone for longer', async ({ assert }) => {
    openai.next({ status: 500, message: 'oops' })
    const moderation = moderationAt()
    clock.advance(24 * HOUR)
    assert.isNull(await moderation.check(['hi'], soon()))
    clock.advance(-24 * HOUR)
    assert.deepEqual(await moderation.check(['hi'], soon()), [NOTHING])
  })

  test('no answer in time is no verdict, and neither is nobody there', async ({ assert }) => {
    openai.next('hang')
    assert.isNull(await moderationAt().check(['hi'], AbortSignal.timeout(100)))
    const nobody = moderationAt(`http://127.0.0.1:${await unusedPort()}/v1`)
    assert.isNull(await nobody.check(['hi'], soon()))
  })

  test('the log says what went wrong and nothing of the text or the key', async ({ assert }) => {
    await moderationAt(openai.baseUrl, 'sk-wrong').check(['my secret words'], soon())
    assert.deepEqual(warned, [{ status: 401, restMs: HOUR }])
  })
})
