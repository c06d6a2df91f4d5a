import { test } from '@japa/runner'
import { isExactKeyword, keywordOf } from '#app/sms/keywords'

const STOPS = [
  'STOP',
  'stop',
  'Stop.',
  ' stop ',
  'STOP!!',
  '"stop"',
  'stopall',
  'STOP ALL',
  'Unsubscribe',
  'cancel',
  'END',
  'quit',
  'REVOKE',
  'optout',
  'opt out',
  'opt-out',
  'ＳＴＯＰ',
  'stop please',
  'Please stop',
  'please stop texting me',
  'Stop texting me',
  'stop messaging me please',
  'Do not text me again',
  "don't text me anymore",
  'Don’t contact me',
  'remove me from your list',
  'take me off this list please',
  'unsubscribe me',
  'I want to opt out',
  'I want to unsubscribe',
  "I don't want any more texts",
  'i do not want to receive messages from you anymore',
  'lose my number',
  'Hey, stop texting me now',
  'please opt me out',
  'never text me again',
  'quit texting me',
  'stop sending me texts',
  'delete my number',
  'cancel all texts please',
  'End all messages',
  'STOP 🛑',
  'stop 😡',
  'STOP STOP',
  'STOP-',
  'stop*',
  'STOP\u200b',
  'STOP NOW',
  'unsubscribe please',
  'please unsubscribe',
  'cancel please',
  'Stop sending messages',
  'I no longer want to receive texts',
  'no more texts',
  'stop texting this number',
  'please stop texting me thanks',
]
const TALK = [
  'stop it you are making me blush',
  "I can't stop thinking about you",
  'the bus stop is near',
  'we quit at five',
  'in the end it was fine',
  'cancel my plans? never',
  "don't stop",
  'stop and smell the roses',
  'I need help moving',
  'help me choose a film',
  'yes',
  'Yes!',
  'start',
  'the start of the week',
  'do not text and drive',
  'stop me if you heard this one',
  "don't text me the answer, call",
  'I had to cancel dinner',
  'information overload',
  '',
  '🙂',
  'please stop worrying about me',
  'opt out of the meeting?',
  'I want to stop smoking',
]

test.group('Keywords', () => {
  test('{$self} takes consent back')
    .with(STOPS)
    .run(({ assert }, body) => assert.equal(keywordOf(body, false), 'stop'))

  test('{$self} is talk')
    .with(TALK)
    .run(({ assert }, body) => assert.isNull(keywordOf(body, false)))

  test('{$self} asks for help')
    .with(['help', 'HELP', 'Help!', 'info', ' INFO. '])
    .run(({ assert }, body) => assert.equal(keywordOf(body, false), 'help'))

  test('{$self} brings texting back after STOP, and is talk otherwise')
    .with(['START', 'start', 'Yes', 'YES.', 'unstop', 'UNSTOP!'])
    .run(({ assert }, body) => {
      assert.equal(keywordOf(body, true), 'start')
      assert.isNull(keywordOf(body, false))
    })

  test('a very long text is never taken for wording that revokes', ({ assert }) => {
    assert.isNull(keywordOf(`stop texting me ${'now '.repeat(400)}`, false))
  })

  test('only the exact word is one the provider answers itself', ({ assert }) => {
    for (const body of ['STOP', ' stop ', 'Help', 'START']) assert.isTrue(isExactKeyword(body))
    for (const body of ['help?', 'Info.', 'STOP 🛑', 'please stop'])
      assert.isFalse(isExactKeyword(body))
  })
})
