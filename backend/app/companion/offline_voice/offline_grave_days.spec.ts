import { test } from '@japa/runner'
import { HOUR } from '#app/core/clock/durations'
import { COMMUNICATION_STYLES, PERSONALITIES } from '#app/people/girlfriends/contract'
import { petNamesIn } from '#app/companion/manners/repetition_words'
import { LINES } from '#app/companion/offline_voice/offline_lines'
import { OCCASIONS, type Scene, type Turn } from '#app/companion/voice/language_model'
import { checkWords } from '#app/companion/writing/check_words'
import { countSegments } from '#app/core/phones/segments'
import { PERSONA, says, sceneOf, TUESDAY } from '#tests/voice/scene'
import { complete } from '#tests/voice/talks'

const WHO = PERSONALITIES.flatMap(({ value: personality }) =>
  COMMUNICATION_STYLES.map(({ value: communicationStyle }) => ({ personality, communicationStyle }))
)
const CARE = [...LINES.en.quiet.unasked, ...LINES.es.quiet.unasked]
const CHEER =
  /[!?]|[;:][-)D]|\b(?:charm\w*|flirt\w*|wink|weather report|joke|news|story|adventure|lovely|smile)\b/i

/** A death told at nine in the evening, and what came after it; `hours` later. */
function after(hours: number, told: string, since: string[] = []): Partial<Scene> {
  const at = TUESDAY - 10 * HOUR
  const turns: Turn[] = [
    says('user', told, at),
    says('girlfriend', "I'm so sorry for your loss.", at + 60_000),
    ...since.flatMap((text, index) => [
      says('user', text, at + (index + 2) * 120_000),
      says('girlfriend', `I hear you, number ${index}.`, at + (index + 2) * 120_000 + 30_000),
    ]),
  ]
  return { turns, now: at + hours * HOUR }
}

const unasked = async (changes: Partial<Scene>) =>
  (await complete(sceneOf([], { kind: 'scheduled', said: [], ...changes }))).text

test.group('Offline, in the days after grave news', () => {
  for (const hours of [11, 40, 90]) {
    test(`${hours} hours after a death every text of the clock is one line of care`, async ({
      assert,
    }) => {
      for (const who of WHO) {
        const persona = { ...PERSONA, ...who }
        for (const occasion of OCCASIONS) {
          const text = await unasked({ ...after(hours, 'my mom died'), occasion, persona })
          assert.include(CARE, text)
        }
      }
    })
  }

  test('in Spanish to who writes Spanish', async ({ assert }) => {
    const text = await unasked({
      ...after(11, 'se murio mi mamá anoche'),
      occasion: 'good_morning',
    })
    assert.include(LINES.es.quiet.unasked, text)
  })

  test('so it is in the days after a crisis', async ({ assert }) => {
    for (const { value: personality } of PERSONALITIES) {
      const persona = { ...PERSONA, personality }
      const text = await unasked({ isTender: true, turns: [], occasion: 'surprise', persona })
      assert.include(CARE, text)
    }
  })

  test('a greeting they ask for comes back to it', async ({ assert }) => {
    for (const who of WHO) {
      const persona = { ...PERSONA, ...who }
      for (const hours of [3, 40]) {
        const text = await unasked({ kind: 'greeting', ...after(hours, 'my mom died'), persona })
        assert.match(text, /what you told me|our last talk|carrying a lot/i)
        assert.deepEqual(petNamesIn(text), [])
      }
    }
  })

  test('"hi" minutes later belongs to the same talk: no last time is brought up', async ({
    assert,
  }) => {
    for (const who of WHO) {
      const persona = { ...PERSONA, ...who }
      const { turns = [], now = TUESDAY } = after(0.1, 'my mom died')
      const scene = sceneOf([], { persona, now, turns: [...turns, says('user', 'hi', now)] })
      assert.include(LINES.en.quiet.heavy, (await complete(scene)).text)
    }
  })

  test('what they told her to ask about after it is asked without any cheer', async ({
    assert,
  }) => {
    for (const who of WHO) {
      const persona = { ...PERSONA, ...who }
      const loop = { subject: 'interview', eventAt: TUESDAY }
      const text = await unasked({ kind: 'open_loop', ...after(40, 'my mom died'), loop, persona })
      assert.notMatch(text.replace('?', ''), CHEER)
    }
  })

  test('it does not end because they talked of it so long that the news left the turns', async ({
    assert,
  }) => {
    const { turns = [], now = TUESDAY } = after(11, 'my mom died')
    const since = Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0
        ? says('user', `I miss my mom, we did ${index} things together`, now - 10 * HOUR)
        : says('girlfriend', `I hear you, number ${index}.`, now - 10 * HOUR)
    )
    const told = { earlier: turns.filter(({ sender }) => sender === 'user'), turns: since, now }
    assert.include(CARE, await unasked({ ...told, occasion: 'good_morning' }))
  })

  test('a death of long ago is not news', async ({ assert }) => {
    const told = after(11, 'my uncle who passed away in 2015 taught me to fish')
    assert.notInclude(CARE, await unasked({ ...told, occasion: 'good_morning' }))
  })

  test('it is over when they turn to other things, or after days', async ({ assert }) => {
    const since = [
      ...['planted tomatoes today', 'the bus took forever', 'i bought new shoes'],
      ...['pasta for dinner', 'the garden needs water', 'made a fruit salad'],
    ]
    const turned = { ...after(11, 'my mom died', since), occasion: 'good_morning' } as const
    assert.notInclude(CARE, await unasked(turned))
    assert.notInclude(CARE, await unasked({ ...after(100, 'my mom died'), occasion: 'surprise' }))
  })

  test('a bad evening is none: she stays herself, a little quieter', async ({ assert }) => {
    for (const told of [
      'I feel kinda lonely tonight',
      "I'm a bit nervous about the presentation",
    ]) {
      assert.notInclude(CARE, await unasked({ ...after(11, told), occasion: 'random_sweet' }))
    }
  })

  test('each line passes what is checked before it leaves, at any hour', ({ assert }) => {
    for (const line of CARE) {
      for (let hour = 0; hour < 24; hour += 3) {
        const told = after(hour, 'my mom died')
        const scene = sceneOf([], { kind: 'scheduled', ...told })
        assert.isNull(checkWords(line, { scene, prompt: { system: '', turns: [] } }), line)
      }
      assert.isAtMost(countSegments(line).segments, 1, line)
      assert.notMatch(line, CHEER)
    }
  })
})
