import { test } from '@japa/runner'
import { COMMUNICATION_STYLES, PERSONALITIES } from '#app/people/girlfriends/contract'
import { isHumanClaim } from '#app/companion/voice/honesty'
import { OCCASIONS, type Persona, type Scene } from '#app/companion/voice/language_model'
import { offlineCompletion } from '#app/companion/offline_voice/offline_completion'
import { SCHEDULED, UNASKED } from '#app/companion/offline_voice/offline_lines'
import { PERSONA, says, sceneOf, TUESDAY } from '#tests/voice/scene'
import { DAY } from '#app/core/clock/durations'
import { countSegments } from '#app/core/phones/segments'
import { offlineModelHere } from '#tests/thinking_here'

const model = offlineModelHere()
const SUBJECTS = [
  'interview',
  'exams',
  "sister's wedding",
  'first day',
  'dentist appointment',
  'trip',
]
const SPANISH = [UNASKED.lastHelloEs, ...Object.values(SCHEDULED).map(({ es }) => es)].join('\n')
const WHO = PERSONALITIES.flatMap(({ value: personality }) =>
  COMMUNICATION_STYLES.map(({ value: communicationStyle }) => ({ personality, communicationStyle }))
)

/** Her texts of that kind, one a day, each knowing those before. */
async function write(
  who: Partial<Persona>,
  { kind, subjects }: { kind: 'open_loop' | 'last_hello'; subjects: string[] }
): Promise<string[]> {
  const scene: Scene = sceneOf([], { kind, persona: { ...PERSONA, ...who }, turns: [] })
  const texts: string[] = []
  for (const subject of subjects) {
    scene.now += DAY
    if (kind === 'open_loop') scene.loop = { subject, eventAt: scene.now - 7_200_000 }
    const { text } = await model.complete({
      scene,
      prompt: { system: '', turns: [] },
      personKey: 'key',
      signal: new AbortController().signal,
    })
    scene.turns.push(says('girlfriend', text, scene.now))
    texts.push(text)
  }
  return texts
}

test.group('Offline, texting first', () => {
  for (const who of WHO) {
    test(`${who.personality}, ${who.communicationStyle}: names it, asks once, in open words`, async ({
      assert,
    }) => {
      const subjects = Array.from({ length: 18 }, (_, index) => SUBJECTS[index % 6] ?? '')
      const texts = await write(who, { kind: 'open_loop', subjects })
      assert.lengthOf(new Set(texts), texts.length)
      for (const [index, text] of texts.entries()) {
        assert.include(text.toLowerCase(), `your ${subjects[index]}`)
        assert.lengthOf(text.match(/\?/g) ?? [], 1, text)
        assert.match(text, /\b(?:how|what|which)\b[^.!?]*\?/i)
        assert.isAtMost(text.length, 160, text)
        assert.equal(countSegments(text).encoding, 'GSM-7')
        assert.isFalse(isHumanClaim(text), text)
        assert.notMatch(text, /\{\w+\}|undefined/)
      }
    })
  }

  test('of a doctor’s appointment everybody speaks gently', async ({ assert }) => {
    for (const who of WHO) {
      const subjects = ["doctor's appointment", 'surgery', 'therapy session']
      const texts = await write(who, { kind: 'open_loop', subjects })
      for (const text of texts) assert.notMatch(text, /news|story|report|charming|!/i)
    }
  })

  test('of what they promised to do everybody asks openly, and blames nobody', async ({
    assert,
  }) => {
    for (const who of WHO) {
      const subjects = ['plan to call your mom', 'time at the gym', 'talk with your boss']
      const texts = await write(who, { kind: 'open_loop', subjects })
      assert.lengthOf(new Set(texts), texts.length)
      for (const [index, text] of texts.entries()) {
        assert.include(text.toLowerCase(), `your ${subjects[index]}`)
        assert.match(text, /\b(?:how|what|which)\b[^.!?]*\?/i)
        assert.lengthOf(text.match(/\?/g) ?? [], 1, text)
        assert.notMatch(text, /promis|should have|forgot|disappoint|looked good|news/i)
      }
    }
  })

  test('the last hello asks nothing, and says that she rests now', async ({ assert }) => {
    for (const who of WHO) {
      const [text = ''] = await write(who, { kind: 'last_hello', subjects: [''] })
      assert.notInclude(text, '?')
      assert.match(text, /quiet|won't text first|your call/i)
      assert.notMatch(text, /miss|sad|lonely|please|wait for you/i)
    }
  })

  test('to who writes Spanish the last hello and texts of the clock are Spanish', async ({
    assert,
  }) => {
    const turns = [says('user', 'hoy fui a la playa con mi hermana', TUESDAY - 20 * DAY)]
    for (const who of WHO) {
      const persona = { ...PERSONA, ...who }
      const scenes = OCCASIONS.map((occasion) => ({ kind: 'scheduled', occasion }) as const)
      for (const wish of [...scenes, { kind: 'last_hello' } as const]) {
        const { text } = offlineCompletion(sceneOf([], { ...wish, turns, persona }))
        const [first = ''] = text.split('. ')
        assert.include(SPANISH.replaceAll('.', ''), first.replaceAll('.', ''))
      }
    }
  })

  test('the same scene gives the same words', async ({ assert }) => {
    const wish = { kind: 'open_loop' as const, subjects: ['interview'] }
    assert.deepEqual(await write({}, wish), await write({}, wish))
  })
})
