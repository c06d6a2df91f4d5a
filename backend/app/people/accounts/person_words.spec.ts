import { test } from '@japa/runner'
import {
  emailWords,
  isSearchable,
  keyOfLastDigits,
  keyOfWord,
  keysOf,
  wordsOf,
} from '#app/people/accounts/person_words'

const ANNA = {
  firstName: 'Zoë',
  lastName: "O'Brien-Łuk",
  email: 'Anna.Lind85@mail.example.com',
  phone: '+12025550199',
}

test.group('What somebody is found by', () => {
  test('words are lower-cased, without accents, apart at all else', ({ assert }) => {
    assert.deepEqual(wordsOf(" Zoë  O'Brien-Łuk! Ærø Straße"), [
      ...['zoe', 'o', 'brien', 'luk', 'aero', 'strasse'],
    ])
    assert.deepEqual(wordsOf('李小龙 Ёлка'), ['李小龙', 'елка'])
    assert.deepEqual(wordsOf('  ..  '), [])
  })

  test('of an address all but its ending', ({ assert }) => {
    assert.deepEqual(emailWords(ANNA.email), ['anna', 'lind85', 'mail', 'example'])
    assert.deepEqual(emailWords('anna@exam'), ['anna', 'exam'])
    assert.deepEqual(emailWords('anna@'), ['anna'])
  })

  test('keys are those of beginnings of 2 to 12 letters, and of the last digits', ({ assert }) => {
    const keys = keysOf(ANNA)
    for (const word of ['zo', 'zoe', 'br', 'brien', 'lind8', 'exampl', 'ma']) {
      assert.isTrue(keys.has(keyOfWord(word)), word)
    }
    for (const word of ['z', 'oe', 'o', 'com', '0199', 'zoes']) {
      assert.isFalse(keys.has(keyOfWord(word)), word)
    }
    assert.isTrue(keys.has(keyOfLastDigits('0199')))
    assert.isFalse(keys.has(keyOfLastDigits('5019')))
    const long = keysOf({ ...ANNA, firstName: 'Christopherson' })
    assert.isTrue(long.has(keyOfWord('christopherson')))
    assert.equal(keyOfWord('christopherson'), keyOfWord('christophers'))
  })

  test('one letter is not looked for', ({ assert }) => {
    assert.isFalse(isSearchable('o'))
    assert.isTrue(isSearchable('li'))
  })
})
