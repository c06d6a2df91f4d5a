import { test } from '@japa/runner'
import {
  COMMUNICATION_STYLES,
  PERSONALITIES,
  RELATIONSHIP_STYLES,
} from '#app/people/girlfriends/contract'
import { isHumanClaim } from '#app/companion/voice/honesty'
import { complete, repeatRate, talkOf, talkThrough } from '#tests/voice/talks'
import { gramsOf as gramsOfWords, wordsOf } from '#app/companion/manners/repetition_words'
import { LONG_TALK, PAUSE, PERSONA, sceneOf, says, TUESDAY } from '#tests/voice/scene'
import { countSegments } from '#app/core/phones/segments'
import { offlineModelHere } from '#tests/thinking_here'

const gramsOf = (text: string) => gramsOfWords(wordsOf(text))

function sharedGrams(one: string[], other: string[]): number {
  const grams = new Set(one.flatMap(gramsOf))
  const others = [...new Set(other.flatMap(gramsOf))]
  return others.filter((gram) => grams.has(gram)).length / others.length
}

/** Every question must open with a word that asks for more than yes or no. */
function closedQuestions(text: string): string[] {
  const questions = text.match(/[^.!?:]*\?/g) ?? []
  return questions.filter(
    (question) => !/\b(?:what|how|which|who|whose|where|when|why)\b/i.test(question)
  )
}

test.group('Offline language model | a long talk', () => {
  for (const { value: personality } of PERSONALITIES) {
    for (const { value: communicationStyle } of COMMUNICATION_STYLES) {
      test(`sixty texts with her, ${personality} and ${communicationStyle}`, async ({ assert }) => {
        const replies = await talkThrough(LONG_TALK, { personality, communicationStyle })
        assert.lengthOf(replies, LONG_TALK.length - 1)
        assert.equal(repeatRate(replies), 0)
        for (const reply of replies) {
          assert.isAtMost(reply.length, 300)
          assert.equal(countSegments(reply).encoding, 'GSM-7', reply)
          assert.deepEqual(closedQuestions(reply), [], reply)
          assert.isFalse(isHumanClaim(reply), reply)
          assert.match(reply, /^[A-Z"']/, reply)
          assert.notMatch(reply, /\{\w+\}|undefined|null|\s\s/, reply)
        }
        const long = replies.filter((reply) => reply.length > 145)
        assert.isAtMost(long.length, 3)
      })
    }
  }

  for (const [index, { value: personality }] of PERSONALITIES.entries()) {
    test(`three hundred texts with her, ${personality}: under 1 % said again`, async ({
      assert,
    }) => {
      const replies = await talkThrough(talkOf(`year of ${personality}`, 300), {
        personality,
        communicationStyle: COMMUNICATION_STYLES[index % 4]!.value,
        relationshipStyle: RELATIONSHIP_STYLES[(index + 1) % 4]!.value,
      })
      const rate = repeatRate(replies)
      console.log(`${personality}: ${(rate * 100).toFixed(2)} % of ${replies.length} repeated`)
      assert.isAbove(replies.length, 299)
      assert.notInclude(replies, '')
      assert.isBelow(rate, 0.01)
    })
  }

  test('the same small word sixty times is answered in many ways', async ({ assert }) => {
    const least = { 'ok': 24, 'lol': 16, 'asdfgh': 8, 'I had a long day at work': 20, '': 5 }
    for (const [word, few] of Object.entries(least)) {
      const replies = await talkThrough(Array.from({ length: 60 }, () => word))
      assert.equal(new Set(replies).size > few, true, `${word}: ${new Set(replies).size}`)
    }
  })

  test('the same scene gives the same words', async ({ assert }) => {
    const scene = sceneOf(['My sister Anna is visiting tomorrow'])
    assert.deepEqual(await complete(scene), await complete(scene))
  })

  test('she says what she remembers, and not what she was never told', async ({ assert }) => {
    const replies = await talkThrough(LONG_TALK)
    const answerTo = (text: string) =>
      replies[LONG_TALK.filter((one) => one !== PAUSE).indexOf(text)]
    assert.include(answerTo("What's my dog's name?"), 'Rex')
    assert.include(answerTo("what's my sister's name?"), 'Anna')
    assert.notMatch(answerTo('gotta go, bye!') ?? '', /\?/)
  })
})

test.group('Offline language model | who she is', () => {
  test('two personalities share less than half of their 4-grams', async ({ assert }) => {
    const talks = await Promise.all(
      PERSONALITIES.map(({ value }) => talkThrough(LONG_TALK, { personality: value }))
    )
    for (const [index, one] of talks.entries()) {
      for (const other of talks.slice(index + 1)) assert.isBelow(sharedGrams(one, other), 0.5)
    }
  })

  test('styles differ in length, questions and punctuation', async ({ assert }) => {
    const measured: Record<string, { length: number; questions: number; exclamations: number }> = {}
    for (const { value } of COMMUNICATION_STYLES) {
      const text = await talkThrough(LONG_TALK, { communicationStyle: value })
      const count = (sign: string) => text.filter((reply) => reply.includes(sign)).length
      const length = text.join('').length
      measured[value] = { length, questions: count('?'), exclamations: count('!') }
    }
    const { frequent, casual, deep } = measured
    assert.isAbove(frequent!.length, casual!.length * 1.05)
    assert.isAbove(frequent!.length, deep!.length)
    assert.isAbove(frequent!.questions, deep!.questions)
    assert.isAbove(deep!.questions, casual!.questions)
    assert.equal(casual!.exclamations + deep!.exclamations <= 2, true)
    assert.isAbove(frequent!.exclamations, 3)
  })

  test('each relationship has words of its own', async ({ assert }) => {
    const talks = new Set<string>()
    for (const { value } of RELATIONSHIP_STYLES) {
      const texts = [
        'thanks',
        'you are so sweet',
        'that helped',
        'thank you',
        'you are funny',
        'thx',
      ]
      talks.add((await talkThrough(texts, { relationshipStyle: value })).join('\n'))
    }
    assert.equal(talks.size, RELATIONSHIP_STYLES.length)
  })

  test('the first name comes seldom', async ({ assert }) => {
    const replies = await talkThrough(LONG_TALK)
    const named = replies.filter((reply) => reply.includes('Sam')).length
    assert.equal(named >= 1 && named <= 8, true, `${named}`)
  })

  test('a stopped call rejects with a language model error', async ({ assert }) => {
    const stopped = AbortSignal.abort()
    const prompt = { system: '', turns: [] }
    const request = { scene: sceneOf(['hi']), prompt, personKey: 'k', signal: stopped }
    const call = offlineModelHere().complete(request)
    await assert.rejects(() => call, /language model: timeout/)
  })
})

test.group('Offline language model | mood and topics', () => {
  test('her mood moves with the talk and finds back to happy', async ({ assert }) => {
    const sad = await complete(sceneOf(['I feel so sad today']))
    assert.equal(sad.emotionalState, 'concerned')
    const persona = { ...PERSONA, emotionalState: 'concerned' }
    const states = ['concerned']
    for (let step = 0; step < 3; step++) {
      const scene = sceneOf(['the bus is here'], {
        persona: { ...persona, emotionalState: states.at(-1)! },
      })
      states.push((await complete(scene)).emotionalState)
    }
    assert.deepEqual(states, ['concerned', 'caring', 'calm', 'happy'])
  })

  test('topics are short lower-case words, newest first, at most eight', async ({ assert }) => {
    const topics = ['music', 'food', 'weather', 'home', 'money', 'art', 'books', 'games']
    const done = await complete(sceneOf(['My boss is strange'], { topics }))
    assert.deepEqual(done.topics.slice(0, 2), ['boss', 'music'])
    assert.lengthOf(done.topics, 8)
  })

  test('after something heavy she asks how it is, the next day', async ({ assert }) => {
    const persona = { ...PERSONA, emotionalState: 'concerned' }
    const turns = [
      says('user', 'my grandma died', TUESDAY - 30 * 3_600_000),
      says('girlfriend', "I'm so sorry.", TUESDAY - 30 * 3_600_000 + 9000),
    ]
    const done = await complete(sceneOf([], { kind: 'greeting', persona, turns }))
    assert.match(done.text, /last time|last talk|last wrote/)
    const calmed = { ...PERSONA, emotionalState: 'happy' }
    const later = await complete(sceneOf([], { kind: 'greeting', persona: calmed, turns }))
    assert.match(later.text, /last time|last talk|last wrote/)
  })
})
