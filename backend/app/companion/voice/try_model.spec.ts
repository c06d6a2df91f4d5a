import { test } from '@japa/runner'
import { OpenaiLanguageModel } from '#app/companion/voice/openai_language_model'
import { tryModel } from '#app/companion/voice/try_model'
import { type Answer, FakeOpenai } from '#tests/fake_openai'

test.group('Trying a model', (group) => {
  let openai: FakeOpenai
  group.each.setup(async () => {
    openai = await FakeOpenai.start()
    return () => openai.close()
  })
  const model = () => {
    const { apiKey, baseUrl } = openai
    return new OpenaiLanguageModel({ apiKey, baseUrl, model: 'main', fallbackModel: 'other' })
  }

  test('asks for real words in the shape of a reply, of each model', async ({ assert }) => {
    const first = await tryModel(model(), false)
    assert.match('model' in first ? first.model : '', /^main-/)
    const other = await tryModel(model(), true)
    assert.match('model' in other ? other.model : '', /^other/)
    assert.equal(openai.requests[0]?.body.response_format?.json_schema.schema.required?.[0], 'text')
  })

  test('says why none came')
    .with([
      ['credentials', { status: 401, message: 'no' }],
      ['missing', { status: 404, message: 'no' }],
      ['refused', { refusal: 'no' }],
      ['unavailable', 'broken'],
    ] as [string, Answer][])
    .run(async ({ assert }, [failure, answer]) => {
      openai.next(answer)
      assert.deepEqual(await tryModel(model(), false), { failure })
    })
})
