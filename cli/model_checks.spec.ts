import { test } from '@japa/runner'
import { OpenaiLanguageModel } from '#app/companion/voice/openai_language_model'
import { type Answer, FakeOpenai } from '#tests/fake_openai'
import { checkShutdowns, checkWords } from './doctor/model_checks.js'

const NOVEMBER = Date.parse('2026-11-23T12:00:00Z')

test.group('The doctor on models', (group) => {
  let openai: FakeOpenai
  group.each.setup(async () => {
    openai = await FakeOpenai.start()
    return () => openai.close()
  })
  const model = () => {
    const { apiKey, baseUrl } = openai
    return new OpenaiLanguageModel({ apiKey, baseUrl, model: 'main', fallbackModel: 'other' })
  }

  test('warns of one that is shut down within two months, and is red after its day', ({
    assert,
  }) => {
    const statesAt = (name: string, now = NOVEMBER) =>
      checkShutdowns({ OPENAI_MODEL: name }, now).map(({ state, found }) => `${state}: ${found}`)
    assert.deepEqual(statesAt('gpt-6-luna'), ['green: gpt-6-luna'])
    assert.deepEqual(statesAt('gpt-5-mini-2025-08-07'), [
      'yellow: gpt-5-mini-2025-08-07 is shut down on 2026-12-11, in 18 days',
    ])
    assert.deepEqual(statesAt('openai/gpt-4o'), [
      'yellow: openai/gpt-4o is shut down on 2027-01-14, in 52 days',
    ])
    assert.deepEqual(statesAt('gpt-5.1'), ['green: gpt-5.1, until 2027-04-01'])
    assert.deepEqual(statesAt('gpt-5-nano', Date.parse('2027-01-01')), [
      'red: gpt-5-nano was shut down on 2026-12-11',
    ])
    assert.deepEqual(statesAt('my-own'), ['green: my-own'])
    assert.isEmpty(statesAt(''))
  })

  test('asks for real words in the shape of a reply, of each model', async ({ assert }) => {
    const first = await checkWords(model(), false)
    assert.equal(first.state, 'green')
    assert.match(first.found, /^main-\S+ wrote a reply in \d+\.\d s$/)
    assert.match((await checkWords(model(), true)).found, /^other/)
    assert.equal(openai.requests[0]?.body.response_format?.json_schema.schema.required?.[0], 'text')
  })

  test('says why none came, and what to do')
    .with([
      ['credentials', { status: 401, message: 'no' }],
      ['missing', { status: 404, message: 'no' }],
      ['refused', { refusal: 'no' }],
      ['unavailable', 'broken'],
    ] as [string, Answer][])
    .run(async ({ assert }, [reason, answer]) => {
      openai.next(answer)
      const { state, found, fix } = await checkWords(model(), false)
      assert.deepEqual([state, found], ['red', `no words came: ${reason}`])
      assert.isNotEmpty(fix)
    })
})
