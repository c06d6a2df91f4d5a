import { test } from '@japa/runner'
import { besideKeyword, keywordOf } from '#app/texting/consent/keywords'
import { checkEachRow } from '#tests/check_each_row'

const words = (body: string) => besideKeyword(body).trim()

test.group('What stands beside a keyword', () => {
  test('nothing stands beside these keywords and wishes', ({ assert }) =>
    checkEachRow(
      [
        ...['STOP', 'help', 'Please stop texting me!', 'Mia, stop texting me, please'],
        ...['stop texting me. i mean it', 'This is annoying. Take me off your list.'],
        'STOP\n\nSent from my iPhone',
      ].map((body) => ({ body })),
      ({ body }) => assert.equal(words(body), '')
    ))

  test('what stands beside a keyword or wish is what is left of the text', ({ assert }) =>
    checkEachRow(
      [
        { body: 'dont text me anymore. i took them all', rest: 'i took them all' },
        { body: 'STOP MESSAGING ME\nits over for me', rest: 'its over for me' },
        { body: 'opt me out. Im 15', rest: 'Im 15' },
        { body: 'stop texting me 💊💊', rest: '💊 . 💊' },
      ],
      ({ body, rest }) => {
        assert.equal(keywordOf(body, false), 'stop')
        assert.equal(words(body), rest)
      }
    ))

  test('{$self} is kept whole: a wish that leaves its end open may end in anything')
    .with([
      'stop texting me or i will call the cops and then end it',
      'I withdraw my consent to be kept here any longer',
    ])
    .run(({ assert }, body) => {
      assert.equal(keywordOf(body, false), 'stop')
      assert.equal(words(body), body)
    })
})
