import { test } from '@japa/runner'
import { readQuestion } from '#app/memory/recall/read_question'

const ASKER = { personName: 'Sam', herName: 'Maya', now: Date.UTC(2026, 5, 9), timeZone: 'UTC' }
const read = (...texts: string[]) => readQuestion(texts, ASKER)
const stems = (...texts: string[]) => read(...texts).concepts.map(({ stem }) => stem)

test.group('Reading a question', () => {
  test('keeps what is asked for, without names, courtesies and the asking', ({ assert }) => {
    assert.deepEqual(stems("What's Sam's sister called?"), ['sister', 'call'])
    assert.deepEqual(stems('Do you remember where I work'), ['rememb', 'work'])
    assert.deepEqual(stems('What do I love about painting?'), ['love', 'paint'])
    assert.deepEqual(stems('I love you', 'my dog ate my shoe'), ['dog', 'eat', 'shoe'])
  })

  test('courtesies alone ask for nothing', ({ assert }) => {
    for (const text of [
      'hi',
      'lol ok',
      'good morning!',
      'how are you doing today?',
      'I miss you baby',
      'haha nice',
      'good night, love you',
      'what do you think?',
      'can you remember?',
      '???',
      '😀',
    ]) {
      assert.deepEqual(stems(text), [], text)
    }
  })

  test('a word looks for its kin, and a kind for its examples', ({ assert }) => {
    const [job, sport] = read('What job and sport?').concepts
    assert.includeMembers([...(job?.kin ?? [])], ['work', 'career', 'employ'])
    assert.includeMembers([...(sport?.kin ?? [])], ['tenni', 'swim'])
    assert.deepEqual(read('tennis?').concepts[0]?.kin, [])
  })

  test('a relation looks for who it is, and a name for what they are', ({ assert }) => {
    const named = [
      { name: 'Anita', kin: 'younger sister' },
      { name: 'Orhan', kin: 'brother' },
    ]
    const asked = (text: string) => readQuestion([text], { ...ASKER, named }).concepts
    assert.deepEqual(
      asked('What did I tell you about my sister?').map(({ stem }) => stem),
      ['sister', 'anita']
    )
    assert.deepEqual(asked('How is Anita?').at(-1), { stem: 'anita', kin: ['sister'] })
    assert.lengthOf(
      asked('Do you remember my cousin?').filter(({ stem }) => stem === 'anita'),
      0
    )
  })

  test('tells whose words are looked for', ({ assert }) => {
    assert.equal(read('What did I paint?').whose, 'user')
    assert.equal(read("What is Sam's favorite color?").whose, 'user')
    assert.equal(read("What's your favorite color?").whose, 'girlfriend')
    assert.equal(read('What does Maya like?').whose, 'girlfriend')
    assert.isNull(read('What did you say of my painting?').whose)
    assert.isNull(read('Who won the game?').whose)
  })

  test('who is asked to tell is not who it is about', ({ assert }) => {
    assert.equal(read('Do you remember where I work?').whose, 'user')
    assert.equal(read('Can you tell me what Maya likes?').whose, 'girlfriend')
    assert.equal(read('Did I ever tell you about your favorite book?').whose, 'girlfriend')
    assert.equal(read('I told you about my sister, what is her name?').whose, 'user')
  })

  test('tells asking from telling', ({ assert }) => {
    assert.isTrue(read('where do I work').isAsked)
    assert.isTrue(read('my sister came', 'remember her?').isAsked)
    assert.isFalse(read('my sister came to visit').isAsked)
  })

  test('what stands before a question helps only where the question says too little', ({
    assert,
  }) => {
    const before = 'Had pasta with Ann at the harbor'
    assert.deepEqual(stems(before, 'Where does my sister live?'), ['sister', 'live'])
    assert.deepEqual(stems('my sister moved', 'remember where?'), ['sister', 'move', 'rememb'])
    assert.deepEqual(stems(before, 'What is my identity?'), ['ident'])
    assert.deepEqual(stems('my sister loves Rome', 'when did she move there?'), [
      'sister',
      'love',
      'rome',
      'move',
    ])
    assert.deepEqual(stems('Where does my sister live?', 'and with whom?'), ['sister', 'live'])
    assert.deepEqual(stems('Where does my sister live?', 'I forgot'), ['sister', 'live', 'forget'])
    assert.deepEqual(stems(before, 'the soup was bad'), ['pasta', 'ann', 'harbor', 'soup', 'bad'])
  })

  test('an endless text is read in part only', ({ assert }) => {
    const words = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ')
    assert.lengthOf(stems(`${words}?`), 16)
  })
})
