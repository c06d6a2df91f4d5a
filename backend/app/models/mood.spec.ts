import { test } from '@japa/runner'
import { EMOTIONAL_STATES, type EmotionalState, moodAfter, moodNow, moodOf } from '#app/models/mood'
import { HOUR, MINUTE } from '#app/core/clock/durations'

/** Stored, by now after 5:59 h, 6 h, 23:59 h, a day and a month. */
const DECAY: [string, EmotionalState, EmotionalState][] = [
  ['concerned', 'concerned', 'caring'],
  ['caring', 'caring', 'calm'],
  ['sad', 'sad', 'caring'],
  ['tired', 'tired', 'calm'],
  ['thoughtful', 'thoughtful', 'calm'],
  ['calm', 'calm', 'happy'],
  ['affectionate', 'affectionate', 'happy'],
  ['excited', 'excited', 'happy'],
  ['playful', 'playful', 'happy'],
  ['happy', 'happy', 'happy'],
  ['', 'happy', 'happy'],
  ['furious', 'happy', 'happy'],
]

test.group('Mood | by now', () => {
  for (const [stored, soon, later] of DECAY) {
    test(`${stored || 'none'} becomes ${later}, and happy after a day`, ({ assert }) => {
      const at = (ageMs: number) => moodNow(stored, { ageMs, isTender: false })
      assert.deepEqual([0, 359 * MINUTE].map(at), [soon, soon])
      assert.deepEqual([6 * HOUR, 24 * HOUR - 1].map(at), [later, later])
      assert.deepEqual([24 * HOUR, 720 * HOUR].map(at), ['happy', 'happy'])
    })
  }

  test('she stays concerned as long as she is tender, whatever time has passed', ({ assert }) => {
    for (const stored of EMOTIONAL_STATES) {
      for (const ageMs of [0, 7 * HOUR, 30 * HOUR]) {
        assert.equal(moodNow(stored, { ageMs, isTender: true }), 'concerned')
      }
    }
  })
})

test.group('Mood | after a text', () => {
  test('the mood she wrote it in counts; what nobody knows is a step towards happy', ({
    assert,
  }) => {
    for (const own of EMOTIONAL_STATES) {
      assert.equal(moodAfter('concerned', { own, isTender: false }), own)
    }
    const steps = ['concerned']
    while (steps.length < 5) {
      steps.push(moodAfter(moodOf(steps.at(-1)!), { own: null, isTender: false }))
    }
    assert.deepEqual(steps, ['concerned', 'caring', 'calm', 'happy', 'happy'])
    assert.equal(moodAfter('sad', { own: 'jubilant', isTender: false }), 'caring')
  })

  test('nothing light is kept while she is tender', ({ assert }) => {
    const kept = EMOTIONAL_STATES.map((own) => moodAfter('concerned', { own, isTender: true }))
    assert.deepEqual([...new Set(kept)].toSorted(), ['calm', 'caring', 'concerned', 'sad'])
  })
})
