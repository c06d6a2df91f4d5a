import { test } from '@japa/runner'
import {
  cutSentences,
  forgottenThing,
  hasAllWords,
  isNamedIn,
  tellsOfOwn,
  writtenThing,
} from '#app/memory/kept/forgotten_sentences'
import { formsIn, plainWord } from '#app/memory/kept/plain_words'

const without = (text: string, ...words: string[]) =>
  cutSentences(text, (sentence) => hasAllWords(sentence, words))

test.group('Sentences to be forgotten', () => {
  test('{text} without {words}: {left}')
    .with([
      { text: 'Hi. I live in Lisbon. Bye!', words: ['lisbon'], left: 'Hi. [forgotten] Bye!' },
      { text: 'I live in Lisbon', words: ['lisbon'], left: '[forgotten]' },
      { text: 'Hi there', words: ['lisbon'], left: 'Hi there' },
      { text: 'Lisbon! Lisbon? ok', words: ['lisbon'], left: '[forgotten] ok' },
      { text: 'one\nLisbon\nthree', words: ['lisbon'], left: 'one\n[forgotten] three' },
    ])
    .run(({ assert }, { text, words, left }) => {
      assert.equal(without(text, ...words), left)
    })

  test('what stands across two sentences leaves nothing of the text', ({ assert }) => {
    assert.equal(without('My dog died. Rex it was.', 'dog', 'rex'), '[forgotten]')
  })

  test('no words tell nothing, and all of several must stand there', ({ assert }) => {
    assert.isFalse(hasAllWords('anything', []))
    assert.isFalse(hasAllWords('my dog', ['dog', 'rex']))
    assert.isTrue(hasAllWords('Rex, my dog', ['dog', 'rex']))
    assert.isTrue(hasAllWords('two strawberries', ['strawberry']))
    assert.isTrue(hasAllWords('a strawberry', ['strawberries']))
  })

  test('a name that is a common word is one when it is written large behind another word', ({
    assert,
  }) => {
    assert.isTrue(isNamedIn('I met Grace', ['grace']))
    assert.isFalse(isNamedIn('Grace is a virtue', ['grace']))
    assert.isFalse(isNamedIn('with grace', ['grace']))
    assert.isFalse(isNamedIn('Well. Grace', ['grace']))
    assert.isTrue(isNamedIn('with anna', ['anna']))
    assert.isFalse(isNamedIn('Anna has grace', ['anna', 'grace']))
  })

  test('of an own ex tells: {$self}')
    .with([
      'My ex hates Lisbon',
      'My ex, who cheated, texts me',
      'I miss my crazy ex.',
      'Also, my ex-wife calls',
      'Ella es mi ex.',
    ])
    .run(({ assert }, said) => {
      assert.isTrue(tellsOfOwn(said, ['ex']))
    })

  test('what is said to her or asked of her tells nothing of an own ex: {$self}')
    .with([
      'You are my ex.',
      'My ex is none of your business.',
      'We talked, so never bring up my ex.',
      'Tell me about my ex.',
      'My love, ask about my ex.',
      "I'd like to hear of my ex.",
      'The ex of my boss calls.',
    ])
    .run(({ assert }, said) => {
      assert.isFalse(tellsOfOwn(said, ['ex']))
    })
})

test.group('What gives a memory away', () => {
  test('{slot} {value}: {words}')
    .with([
      { slot: 'home', value: 'Lisbon', words: ['lisbon'], isNaming: true },
      { slot: 'job', value: 'nurse', words: ['nurse'], isNaming: false },
      { slot: 'job', value: 'night nurse', words: ['night', 'nurse'], isNaming: true },
      { slot: 'car', value: 'Volvo', words: ['volvo'], isNaming: true },
      { slot: 'taste:hiking', value: 'like', words: ['hiking'], isNaming: false },
      { slot: 'taste:Hiking', value: 'Like', words: ['hiking'], isNaming: false },
      { slot: 'pet:rex', value: 'dog', words: ['rex'], isNaming: true },
      { slot: 'pet:dog', value: 'dog', words: ['dog'], isNaming: false },
      { slot: 'person:anna', value: 'friend', words: ['anna'], isNaming: true },
      { slot: 'taste', value: 'tea', words: ['tea'], isNaming: false },
    ])
    .run(({ assert }, { slot, value, words, isNaming }) => {
      assert.deepEqual(forgottenThing({ slot, value, body: 'x' }), { words, isNaming })
    })

  test('of what has no value the sentence as it was written', ({ assert }) => {
    const body = 'You work with Anna at the Harbour'
    const written = { words: ['anna', 'harbour'], isNaming: true }
    assert.deepEqual(forgottenThing({ slot: null, value: null, body }), written)
    assert.deepEqual(forgottenThing({ slot: 'home', value: 'the', body }), written)
    assert.deepEqual(writtenThing('You like the sea'), { words: ['sea'], isNaming: true })
  })
})

test.group('Words that mean the same', () => {
  test('{word} is {plain}')
    .with([
      { word: 'mum', plain: 'mom' },
      { word: 'madre', plain: 'mom' },
      { word: 'kids', plain: 'child' },
      { word: 'two', plain: '2' },
      { word: 'diez', plain: '10' },
      { word: 'married', plain: 'marriage' },
      { word: 'lisbon', plain: 'lisbon' },
    ])
    .run(({ assert }, { word, plain }) => {
      assert.equal(plainWord(word), plain)
    })

  test('a pet name means kin behind a word that says whose', ({ assert }) => {
    assert.isTrue(formsIn('my bro called').has('brother'))
    assert.isFalse(formsIn('hey bro').has('brother'))
    assert.isFalse(formsIn('bro').has('brother'))
    assert.isFalse(formsIn('my hey bro').has('brother'))
    assert.isTrue(formsIn('hey bro').has('bro'))
  })

  test('an ending is no other word', ({ assert }) => {
    assert.isTrue(formsIn("Ana's").has('ana'))
    assert.isFalse(formsIn('is').has('i'))
  })
})
