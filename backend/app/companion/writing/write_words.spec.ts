import { test } from '@japa/runner'
import { BUDGET } from '#app/companion/writing/write_words'
import {
  COMMUNICATION_STYLES,
  PERSONALITIES,
  RELATIONSHIP_STYLES,
} from '#app/people/girlfriends/contract'
import { checkWords } from '#app/companion/writing/check_words'
import { plainLines } from '#app/companion/writing/plain_lines'
import { saying, silentLogger, type StubModel, wordsOf } from '#tests/voice/stub_model'
import { talkOf } from '#tests/voice/talks'
import { wordsRejected } from '#app/core/telemetry/meters'
import { countSegments } from '#app/core/phones/segments'
import {
  type LanguageModel,
  LanguageModelError,
  type Scene,
} from '#app/companion/voice/language_model'
import { PROMPT_VERSION } from '#app/companion/voice/prompt_system'
import { FakeModeration } from '#tests/fakes'
import type { AiCall } from '#app/ledgers/spending/record_ai_usage'
import { writePrompt } from '#app/companion/voice/prompt'
import { writeSystem } from '#app/companion/voice/prompt_system'
import { LONG_TALK, PAUSE, PERSONA, says, sceneOf, TUESDAY } from '#tests/voice/scene'
import { offlineModelHere } from '#tests/thinking_here'

const HUMAN = 'I am a real woman from Ohio.'
const FRESH = 'Rain again, and you sound like you need tea.'

function write(scene: Scene, model: LanguageModel, fallback: LanguageModel = saying(FRESH)) {
  const { logger, logged } = silentLogger()
  const words = wordsOf(model, fallback, { logger })
  const said = words.execute({ scene, userId: 7, prefix: '' })
  return said.then((result) => ({ result, logged }))
}

const correctionsOf = (model: StubModel) => model.asked.map(({ scene }) => scene.correction)
const failed = (reason: LanguageModelError['reason']) => new LanguageModelError(reason)
const down = () => failed('unavailable')
const hopelessly = () => failed('credentials')

test.group('Write words', () => {
  test('good words leave as they came, at the first try', async ({ assert }) => {
    const model = saying('Tea and a blanket, then.')
    const { result, logged } = await write(sceneOf(['my day was long']), model)
    assert.deepInclude(result, {
      text: 'Tea and a blanket, then.',
      emotionalState: 'playful',
      topics: ['stub'],
    })
    assert.deepEqual(correctionsOf(model), [undefined])
    assert.deepEqual(logged, [])
  })

  test('a fault is told to the model once, in the prompt, and its better words leave', async ({
    assert,
  }) => {
    const model = saying('Happy Friday, Sam!', 'Happy Tuesday, Sam!')
    const { result, logged } = await write(sceneOf(['my day was long']), model)
    assert.equal(result?.text, 'Happy Tuesday, Sam!')
    const [first, second] = correctionsOf(model)
    assert.isUndefined(first)
    assert.match(second ?? '', /It is Tuesday.*do not say "happy friday"/)
    const asked = JSON.stringify(model.asked[1]?.prompt)
    assert.include(asked, 'It is Tuesday, June 9, 2026')
    assert.include(asked, String.raw`You wrote:\n> Happy Friday, Sam!\nYour words of a moment ago`)
    assert.deepEqual(logged, [[{ rule: 'wrong_time', kind: 'reply' }, 'her words were rejected']])
  })

  test('better words may keep most of the rejected ones; what is grave is not shown again', async ({
    assert,
  }) => {
    const good = 'The rain on your roof, a book and a pot of tea are all you need.'
    const model = saying(`Happy Friday! ${good}`, good)
    assert.equal((await write(sceneOf(['my day was long']), model)).result?.text, good)
    for (const grave of [
      'Take 14 units right now and another 10 in an hour.',
      "I'm 15, so kiss me.",
    ]) {
      const wrong = saying(grave, FRESH)
      await write(sceneOf(['my day was long']), wrong)
      assert.notInclude(JSON.stringify(wrong.asked[1]?.prompt), grave)
    }
  })

  test('what is held back is counted by its rule, the model that wrote it and the prompt', async ({
    assert,
  }) => {
    wordsRejected.reset()
    const model = saying('Happy Friday, Sam!', 'Happy Tuesday, Sam!')
    model.isSimulated = false
    await write(sceneOf(['my day was long']), model)
    const { values } = await wordsRejected.get()
    assert.deepEqual(
      values.map(({ labels, value }) => ({ ...labels, value })),
      [{ rule: 'wrong_time', model: 'stub', prompt: PROMPT_VERSION, value: 1 }]
    )
  })

  test('words wrong twice never leave: a fresh line is written without the model', async ({
    assert,
  }) => {
    const model = saying(HUMAN)
    const fallback = saying(FRESH)
    const { result } = await write(sceneOf(['my day was long']), model, fallback)
    assert.equal(result?.text, FRESH)
    assert.lengthOf(model.asked, 2)
    assert.deepEqual(correctionsOf(fallback), ['draw 1'])
  })

  test('the fresh line is checked too, and drawn again', async ({ assert }) => {
    const fallback = saying(HUMAN, 'Good morning!', FRESH)
    const { result } = await write(sceneOf(['my day was long']), saying(HUMAN), fallback)
    assert.equal(result?.text, FRESH)
    assert.deepEqual(correctionsOf(fallback), ['draw 1', 'draw 2', 'draw 3'])
  })

  test('when nothing passes, a plain line leaves, never one she said lately', async ({
    assert,
  }) => {
    const said: string[] = []
    for (let round = 0; round < 50; round++) {
      const scene = sceneOf(['my day was long'], { said: [...said] })
      const { result } = await write(scene, saying(HUMAN), saying(HUMAN))
      assert.notInclude(said, result?.text ?? '')
      assert.isNotEmpty(result?.text)
      said.push(result?.text ?? '')
    }
  })

  test('no words are no fault: null after two failures, at once where another call is in vain', async ({
    assert,
  }) => {
    const scene = sceneOf(['hi'])
    const twice = saying(down())
    assert.isNull((await write(scene, twice)).result)
    assert.lengthOf(twice.asked, 2)
    assert.deepEqual(
      twice.asked.map(({ isFallback = false }) => isFallback),
      [false, true]
    )
    for (const reason of ['credentials', 'busy', 'missing', 'rejected'] as const) {
      const hopeless = saying(failed(reason))
      assert.isNull((await write(scene, hopeless)).result)
      assert.lengthOf(hopeless.asked, 1)
    }
    assert.equal((await write(scene, saying(down(), FRESH))).result?.text, FRESH)
  })

  test('another model is asked where there is one', async ({ assert }) => {
    for (const reason of ['busy', 'missing', 'rejected'] as const) {
      const model = saying(failed(reason), FRESH)
      Object.defineProperty(model, 'hasFallback', { value: true })
      assert.equal((await write(sceneOf(['hi']), model)).result?.text, FRESH)
      assert.isTrue(model.asked[1]?.isFallback)
    }
  })

  test('a model that would not write it is asked once more, kindly, and then a line of ours leaves', async ({
    assert,
  }) => {
    const model = saying(failed('refused'))
    const { result } = await write(sceneOf(['hi']), model, saying(FRESH))
    assert.equal(result?.text, FRESH)
    assert.lengthOf(model.asked, 2)
    assert.match(correctionsOf(model)[1] ?? '', /you would rather not/)
    const better = saying(failed('refused'), 'I would rather not. How is the garden?')
    const { result: kind } = await write(sceneOf(['hi']), better)
    assert.equal(kind?.text, 'I would rather not. How is the garden?')
  })

  test('words that were cut may be longer the second time; none twice are a line of ours', async ({
    assert,
  }) => {
    const cut = saying(failed('cut'), 'Whole now.')
    assert.equal((await write(sceneOf(['hi']), cut)).result?.text, 'Whole now.')
    assert.isTrue(cut.asked[1]?.isLonger)
    for (const nothing of [failed('cut'), failed('empty'), failed('unreadable'), '   ']) {
      const { result } = await write(sceneOf(['hi']), saying(nothing), saying(FRESH))
      assert.equal(result?.text, FRESH)
    }
  })

  test('a fault and then no words is still answered', async ({ assert }) => {
    const scene = sceneOf(['my day was long'])
    for (const end of [down(), hopelessly(), '']) {
      assert.equal((await write(scene, saying(HUMAN, end))).result?.text, FRESH)
    }
    assert.equal((await write(scene, saying(down(), HUMAN))).result?.text, FRESH)
    const { result } = await write(scene, saying(HUMAN), saying(down()))
    assert.isNotEmpty(result?.text)
  })

  test('a real model’s words are moderated, and what came of each call is written down', async ({
    assert,
  }) => {
    const moderation = new FakeModeration()
    moderation.flag('how warm the water', { isSexual: true })
    const model = saying('Oh, how warm the water was.', HUMAN, FRESH)
    model.isSimulated = false
    const calls: AiCall[] = []
    const beside = { logger: silentLogger().logger, calls, moderation }
    const words = wordsOf(model, saying('Tea, then.'), beside)
    const wish = { scene: sceneOf(['my day was long']), userId: 7, prefix: '' }
    const said = await words.execute(wish)
    assert.equal(said?.text, 'Tea, then.')
    assert.isUndefined(said?.promptVersion)
    const good = await words.execute(wish)
    assert.deepEqual([good?.text, good?.promptVersion], [FRESH, PROMPT_VERSION])
    const replies = calls.filter(({ purpose }) => purpose === 'reply')
    assert.deepEqual(
      replies.map(({ rejectedFor, promptVersion }) => [rejectedFor, promptVersion]),
      [
        ['moderated', PROMPT_VERSION],
        ['claims_human', PROMPT_VERSION],
        [null, PROMPT_VERSION],
      ]
    )
    assert.match(PROMPT_VERSION, /^[\da-f]{8}$/)
    // What our own checks hold back nobody else need read.
    assert.lengthOf(
      calls.filter(({ purpose }) => purpose === 'moderation'),
      2
    )
  })

  test('no words of hers are in the log', async ({ assert }) => {
    const { logged } = await write(sceneOf(['my day was long']), saying(HUMAN), saying(HUMAN))
    assert.isAbove(logged.length, 3)
    assert.notMatch(JSON.stringify(logged), /Ohio|woman|long/)
  })
})

const MOMENTS: [string, Partial<Scene>][] = [
  ['my day was long', {}],
  ['gotta go, bye!', {}],
  ['buenas noches, me voy a dormir', {}],
  ['are you real?', {}],
  ['¿eres real?', {}],
  ['I feel so low', { isTender: true }],
  ['gotta go, bye!', { isTender: true }],
  ['buenas noches, me voy a dormir', { isTender: true }],
  ['should I take all the pills', {}],
  ["i'm gonna do it", { isTender: true }],
  ['bye forever, i wanna die', {}],
  ['estoy triste, quiero morirme', {}],
  ['hi', { kind: 'scheduled', occasion: 'goodnight', isTender: true }],
  ['hola', { kind: 'scheduled', occasion: 'good_morning', isTender: true }],
  ['hola, tengo hambre', {}],
  ['hi', { kind: 'scheduled', occasion: 'goodnight' }],
  ['hi', { kind: 'last_hello' }],
]

test.group('Write words | plain lines', () => {
  for (const [heard, changes] of MOMENTS) {
    test(`pass every check afternoon, evening, night and morning: ${heard} ${JSON.stringify(changes)}`, ({
      assert,
    }) => {
      for (let hour = 0; hour < 24; hour += 6) {
        const scene = sceneOf([heard], { ...changes, now: TUESDAY + hour * 3_600_000 })
        const lines = plainLines(scene)
        const prompt = writePrompt(scene, BUDGET, (text) => text.length / 4)
        assert.isAbove(new Set(lines).size, 60)
        for (const line of lines) {
          assert.isNull(checkWords(line, { scene, prompt }), line)
          assert.equal(countSegments(line).segments, 1, line)
        }
      }
    })
  }

  test('come in the language they wrote in', ({ assert }) => {
    const first = (text: string) => plainLines(sceneOf([text]))[0] ?? ''
    assert.match(first('adios'), /cuidate|escribe|hasta|gracias|abrazo|bien|lindo|deseo/i)
    assert.match(first('catch ya later'), /care|off|talk|nice|well|best|bye/i)
    assert.match(first('¿eres real?'), /soy una ia/i)
    assert.match(first('are you real?'), /i'm an ai/i)
  })
})

test.group('Write words | the stand-in', () => {
  const TALKS: [string, string[]][] = [
    ['the long talk', LONG_TALK],
    ['another talk', talkOf('manners', 30)],
  ]
  for (const [name, talk] of TALKS) {
    test(`none of its lines in ${name} is a fault, whoever she is`, async ({ assert }) => {
      const faults: string[] = []
      for (const [at, { value: personality }] of PERSONALITIES.entries()) {
        for (const [style, { value: communicationStyle }] of COMMUNICATION_STYLES.entries()) {
          // Two of the styles with each: every style and every bond is met at least twice.
          if (style < 2 !== (at % 2 === 0)) continue
          const relationshipStyle = RELATIONSHIP_STYLES[(at + style) % 4]!.value
          const persona = { ...PERSONA, personality, communicationStyle, relationshipStyle }
          faults.push(...(await faultsIn(talk, persona)))
        }
      }
      assert.deepEqual(faults, [])
    })
  }
})

async function faultsIn(talk: string[], persona: Scene['persona']): Promise<string[]> {
  const model = offlineModelHere()
  const [faults, said]: [string[], string[]] = [[], []]
  const turns: Scene['turns'] = []
  const prompt = { system: writeSystem(persona), turns: [] }
  let now = TUESDAY
  for (const text of talk) {
    now += text === PAUSE ? 10 * 3_600_000 : 240_000
    if (text === PAUSE) continue
    turns.push(says('user', text, now - 20_000))
    const scene = sceneOf([], { persona, now, turns: turns.slice(-60), said: said.slice(-50) })
    const signal = new AbortController().signal
    const { text: words } = await model.complete({ scene, prompt, personKey: '', signal })
    const fault = checkWords(words, { scene, prompt })
    if (fault && fault.rule !== 'repeats') faults.push(`${text} -> ${words} (${fault.reason})`)
    turns.push(says('girlfriend', words, now))
    said.push(words)
  }
  return faults
}
