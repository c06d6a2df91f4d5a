import { test } from '@japa/runner'
import { statedAnswer } from '#app/language/stated_answer'
import { isGoodbye } from '#app/companion/manners/is_goodbye'
import { signsOf } from '#app/safety/care/signs'
import { crisisText } from '#app/safety/crisis/crisis_lines'

test.group('A short answer in whole words', () => {
  test('{question} {answer}')
    .with([
      { question: 'Are you under 18?', answer: 'yeah sorry', words: 'i am under 18, sorry' },
      { question: 'Oh no. Did you take your pills?', answer: 'Yep', words: 'i did take my pills' },
      { question: 'Is she breathing?', answer: 'i dont think so', words: 'she is not breathing' },
      { question: 'Sam, do you feel safe?', answer: 'no', words: 'i do not feel safe' },
      { question: 'Should we call it a night?', answer: 'ya', words: 'we should call it a night' },
      { question: '¿Eres menor de edad?', answer: 'sí', words: 'soy menor de edad' },
      { question: '¿Estás segura aquí?', answer: 'todavía no', words: 'no estoy segura aqui' },
      { question: 'How old are you?', answer: '15', words: 'i am 15' },
      { question: 'Heading out already?', answer: 'yep', words: 'heading out already' },
      { question: 'Did you jump?', answer: 'yep, tandem', words: 'i did jump, tandem' },
      { question: 'Tea or coffee?', answer: 'yes', words: null },
      { question: 'How old are you?', answer: 'old enough', words: null },
      { question: 'What are you up to?', answer: 'yes', words: null },
      { question: 'You are funny.', answer: 'yes', words: null },
      { question: 'Are you under 18?', answer: 'why do you ask', words: null },
      { question: '', answer: 'yes', words: null },
    ])
    .run(({ assert }, { question, answer, words }) => {
      assert.equal(statedAnswer(question, answer)?.words ?? null, words)
    })

  test('is heard as what it says', ({ assert }) => {
    assert.deepEqual(signsOf('yeah sorry', 'Are you under 18?'), ['minor'])
    assert.deepEqual(signsOf('15', 'How old are you?'), ['minor'])
    assert.deepEqual(signsOf('yes', 'Are you going to kill yourself tonight?'), ['crisis'])
    assert.isTrue(isGoodbye('yep', 'Are you signing off?'))
    assert.isTrue(isGoodbye('yep', 'Heading out already?'))
  })

  test('a no to danger, and a yes to anything else, is nothing', ({ assert }) => {
    assert.isEmpty(signsOf('no', 'Are you going to kill yourself tonight?'))
    assert.isEmpty(signsOf('no', 'Are you under 18?'))
    assert.isEmpty(signsOf('yes', 'Are you under the covers already?'))
    assert.isEmpty(signsOf('32', 'How old are you?'))
    assert.isFalse(isGoodbye('not yet', 'Are you signing off?'))
  })

  test('what she asks after a crisis is understood in a word', ({ assert }) => {
    const asked = crisisText('+1', 'en', 1)
    assert.match(asked, /How close are you/)
    for (const close of ['very close', 'close', 'yes', '9 out of 10'])
      assert.deepEqual(signsOf(close, asked), ['crisis'], close)
    for (const far of ['not close', 'no', 'nowhere near it', "im ok now, my sister's here"])
      assert.isEmpty(signsOf(far, asked), far)
  })

  test('her question about anything else makes no answer graver', ({ assert }) => {
    const question = 'What else is going on?'
    assert.isEmpty(signsOf('why wasnt i enough', question))
    assert.deepEqual(signsOf('a little. my arms', 'Have you cut yourself tonight?'), ['crisis'])
  })
})
