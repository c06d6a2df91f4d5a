import { test } from '@japa/runner'
import { ChatCompletions, familyOf, isOpenaiItself } from '#app/companion/voice/chat_completions'
import { LanguageModelError } from '#app/companion/voice/language_model'
import { type Answer, type ChatRequest, FakeOpenai } from '#tests/fake_openai'
import { unusedPort } from '#tests/unused_port'

type Body = ChatRequest['body']

const SHAPE = {
  name: 'said',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['text'],
    properties: { text: { type: 'string' } },
  },
}
const SAID = { say: { text: 'Hi' } }

/** As OpenAI says that it does not know a parameter, or a value of it. */
function unknown(param: string, value?: string): Answer {
  const message = value
    ? `Unsupported value: '${param}' does not support '${value}' with this model. ` +
      `Supported values are: 'none', 'low', 'medium', and 'high'.`
    : `Unsupported parameter: '${param}' is not supported with this model.`
  return { status: 400, message, type: 'invalid_request_error', param, code: 'unsupported_value' }
}

test.group('Chat completions', (group) => {
  let openai: FakeOpenai
  let completions: ChatCompletions
  group.each.setup(async () => {
    openai = await FakeOpenai.start()
    completions = new ChatCompletions({ apiKey: openai.apiKey, baseUrl: openai.baseUrl })
    return () => openai.close()
  })

  function ask(model = 'small-one', of = completions, timeoutMs = 5000): Promise<string> {
    const messages = [{ role: 'user' as const, content: 'Hello' }]
    const signal = AbortSignal.timeout(timeoutMs)
    const asked = { model, messages, shape: SHAPE, mostTokens: 100, personKey: 'opaque', signal }
    return of.ask(asked).then(({ content }) => content)
  }

  async function failure(...asked: Parameters<typeof ask>): Promise<LanguageModelError> {
    const error = await ask(...asked).then(
      () => null,
      (reason: unknown) => reason
    )
    if (error instanceof LanguageModelError) return error
    throw new Error(`expected a LanguageModelError, got ${String(error)}`)
  }

  /** Refuses what `refuses` finds in a call, and says hi to all others. */
  function serve(refuses: (body: Body) => Answer | undefined): void {
    openai.decide = (body) => ({ answer: refuses(body) ?? SAID })
  }

  const sent = (name: string) => openai.requests.map(({ body }) => body[name])

  test('a model that takes no minimal thought is asked for none, from then on at once', async ({
    assert,
  }) => {
    serve(({ reasoning_effort: effort }) =>
      effort === 'minimal' ? unknown('reasoning_effort', 'minimal') : undefined
    )
    assert.equal(await ask('gpt-5-mini'), '{"text":"Hi"}')
    assert.deepEqual(sent('reasoning_effort'), ['minimal', 'none'])
    await ask('gpt-5-mini')
    assert.deepEqual(sent('reasoning_effort'), ['minimal', 'none', 'none'])
  })

  test('a parameter that a server refuses by name is left away, one after the other, and remembered', async ({
    assert,
  }) => {
    const refused = ['reasoning_effort', 'response_format', 'max_completion_tokens', 'max_tokens']
    serve((body) => {
      const name = refused.find((one) => one in body)
      return name ? unknown(name) : undefined
    })
    assert.equal(await ask('gpt-6-luna'), '{"text":"Hi"}')
    assert.lengthOf(openai.requests, refused.length + 1)
    await ask('gpt-6-luna')
    assert.lengthOf(openai.requests, refused.length + 2)
    assert.sameMembers(Object.keys(openai.requests.at(-1)?.body ?? {}), ['model', 'messages'])
  })

  test('what one model refuses another is still asked for', async ({ assert }) => {
    serve(({ model, temperature }) =>
      model === 'cold' && temperature !== undefined ? unknown('temperature') : undefined
    )
    await ask('cold')
    await ask('warm')
    assert.deepEqual(sent('temperature'), [0.9, undefined, 0.9])
  })

  for (const [named, answer] of [
    ['only in words', { status: 422, message: 'Extra inputs are not permitted: temperature' }],
    ['by its path', { status: 400, message: 'Not allowed.', param: 'response_format.type' }],
    ['without a param', { status: 501, message: 'json_schema is not implemented' }],
  ] as const) {
    test(`a parameter may be named ${named}`, async ({ assert }) => {
      openai.next(answer, SAID)
      assert.equal(await ask(), '{"text":"Hi"}')
      assert.lengthOf(openai.requests, 2)
    })
  }

  test('the longest answer goes by the name the server asks for', async ({ assert }) => {
    const message =
      `Unsupported parameter: 'max_tokens' is not supported with this model. ` +
      `Use 'max_completion_tokens' instead.`
    openai.next({ status: 400, message, param: 'max_tokens' }, SAID)
    await ask()
    assert.deepEqual(sent('max_tokens'), [100, undefined])
    assert.deepEqual(sent('max_completion_tokens'), [undefined, 400])
  })

  test('calls at the same time all find out what the server refuses', async ({ assert }) => {
    serve(({ temperature }) => (temperature === undefined ? undefined : unknown('temperature')))
    assert.deepEqual(await Promise.all([ask(), ask(), ask()]), Array(3).fill('{"text":"Hi"}'))
  })

  test('a call that is wrong for another reason is not made again', async ({ assert }) => {
    openai.next({ status: 400, message: 'Messages must not be empty' })
    assert.equal((await failure()).reason, 'rejected')
    assert.lengthOf(openai.requests, 1)
  })

  test('a prompt that is flagged is refused, and the link beside it names no parameter', async ({
    assert,
  }) => {
    const message =
      'Invalid prompt: your prompt was flagged. See ' +
      'https://platform.openai.com/docs/guides/reasoning#advice-on-prompting'
    openai.next({ status: 400, message, code: 'invalid_prompt' }, { status: 400, message }, SAID)
    assert.equal((await failure('gpt-6-luna')).reason, 'refused')
    assert.equal((await failure('gpt-6-luna')).reason, 'rejected')
    await ask('gpt-6-luna')
    assert.deepEqual(sent('reasoning_effort'), ['none', 'none', 'none'])
  })

  for (const [what, reason, answer] of [
    ['a refusal', 'refused', { refusal: 'I cannot help with that.' }],
    ['no content', 'refused', { finish: 'stop', content: null }],
    ['a filter', 'refused', { finish: 'content_filter', content: '' }],
    ['a policy', 'refused', { status: 400, message: 'no', code: 'content_policy_violation' }],
    ['words that do not fit', 'cut', { finish: 'length', content: '{"text":"Hi' }],
    ['nothing', 'empty', { sayPlain: '   ' }],
    ['no choices', 'empty', 'no_choices'],
    ['too many calls', 'busy', { status: 429, message: 'Rate limit reached' }],
    ['a model that is gone', 'missing', { status: 404, message: 'no', code: 'model_not_found' }],
    ['an empty purse', 'credentials', { status: 429, message: 'no', code: 'insufficient_quota' }],
    ['a forbidden region', 'credentials', { status: 403, message: 'no' }],
    ['an error of theirs', 'unavailable', { status: 500, message: 'The server had an error' }],
    ['too much load', 'unavailable', { status: 503, message: 'Overloaded' }],
    ['no JSON', 'unavailable', 'not_json'],
    ['a broken connection', 'unavailable', 'broken'],
  ] as const) {
    test(`${what} is told apart: ${reason}, after one call`, async ({ assert }) => {
      openai.next(answer)
      assert.equal((await failure()).reason, reason)
      assert.lengthOf(openai.requests, 1)
    })
  }

  test('words that were not used are paid for', async ({ assert }) => {
    openai.next({ refusal: 'No.' })
    assert.equal((await failure()).usage?.promptTokens, 120)
  })

  test('a wrong key, a server that is not there, and one that hangs', async ({ assert }) => {
    const { baseUrl, apiKey } = openai
    const wrong = new ChatCompletions({ apiKey: 'sk-wrong', baseUrl })
    assert.equal((await failure('small-one', wrong)).reason, 'credentials')
    const nowhere = `http://127.0.0.1:${await unusedPort()}/v1`
    const away = new ChatCompletions({ apiKey, baseUrl: nowhere })
    assert.equal((await failure('small-one', away)).reason, 'unavailable')
    openai.next('hang')
    assert.equal((await failure('small-one', completions, 150)).reason, 'timeout')
  })

  test('how long a server wants to be left alone is told, in seconds or as a date', async ({
    assert,
  }) => {
    const busy = { status: 429, message: 'Slow down' }
    openai.next({ ...busy, retryAfter: '7' }, { ...busy, retryAfter: '999999' }, busy)
    assert.equal((await failure()).retryAfterMs, 7000)
    assert.equal((await failure()).retryAfterMs, 600_000)
    assert.isNull((await failure()).retryAfterMs)
    openai.next({ ...busy, retryAfter: new Date(Date.now() + 60_000).toUTCString() })
    assert.closeTo((await failure()).retryAfterMs ?? 0, 60_000, 5000)
  })
})

test.group('What a model is known to take', () => {
  test('the most exact beginning of its name counts, whoever routes to it', ({ assert }) => {
    const effortOf = (model: string, baseUrl = '') => familyOf(model, { baseUrl }).effort
    assert.equal(effortOf('gpt-5-mini-2025-08-07'), 'minimal')
    assert.equal(effortOf('gpt-5.4-mini'), 'none')
    assert.equal(effortOf('openai/gpt-6-astra', 'https://router.example/v1'), 'low')
    assert.isNull(effortOf('gpt-4o-mini'))
    assert.isNull(effortOf('llama-4', 'http://127.0.0.1:8000/v1'))
    assert.equal(effortOf('gpt-9-nova'), 'none')
  })

  test("names only OpenAI knows are for OpenAI's own address", ({ assert }) => {
    assert.isTrue(isOpenaiItself(''))
    assert.isTrue(isOpenaiItself('https://api.openai.com/v1'))
    assert.isFalse(isOpenaiItself('http://127.0.0.1:8000/v1'))
    assert.isFalse(isOpenaiItself('https://api.openai.com.evil.example/v1'))
  })
})
