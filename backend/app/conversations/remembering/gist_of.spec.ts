import { test } from '@japa/runner'
import { DAY } from '#app/core/clock/durations'
import { gistOf } from '#app/conversations/remembering/gist_of'
import type { ReadText } from '#app/conversations/remembering/talk_reader'

const AT = Date.parse('2026-11-18T17:00:00Z')

function gist(texts: string[], { summary = '', at = AT } = {}): string {
  const said = texts.map((text, id): ReadText => ({ id, sender: 'user', text, at, pictures: 0 }))
  return gistOf(said, { summary, timeZone: 'America/New_York' })
}

test.group('The gist without a model', () => {
  test('keeps what a model wrote before, in front of the days', ({ assert }) => {
    const summary = 'They are a nurse in Porto.\nTheir sister Anna is getting married.'
    const first = gist(['I walked along the river with Anna today'], { summary })
    assert.equal(first, `${summary}\nNovember 18, 2026: I walked along the river with Anna today`)
    const second = gist(['I got the job at the hospital today'], { summary: first, at: AT + DAY })
    assert.equal(second, `${first}\nNovember 19, 2026: I got the job at the hospital today`)
  })

  test('lets its oldest days go before what a model wrote, and holds 900 characters', ({
    assert,
  }) => {
    const written = 'They are a nurse in Porto. '.repeat(22).trim()
    let summary = written
    for (let day = 0; day < 30; day++)
      summary = gist([`I walked along the river for the ${day}th time`], {
        summary,
        at: AT + day * DAY,
      })
    assert.isAtMost(summary.length, 900)
    assert.isTrue(summary.startsWith(`${written}\n`))
    assert.match(summary, /29th time$/)
    assert.notMatch(summary, / 1th time/)
  })

  test('holds 900 characters of what was written before', ({ assert }) => {
    const lines = gist(['I walked along the river with Anna today'], {
      summary: `${'word '.repeat(300)}\n${'more '.repeat(300)}`,
    })
    assert.isAtMost(lines.length, 900)
    assert.match(lines, /^word/)
  })

  for (const [told, grave] of [
    ['a password', 'My password is hunter2 for the bank account'],
    ['a card', 'I pay with my card 4111 1111 1111 1111 mostly'],
    ['a card with points', 'I pay with my card 4111.1111.1111.1111 mostly'],
    ['an address', 'I live at 12 Rose Garden Street in Porto'],
    ['what is coarse', 'I want you to send me some nudes'],
  ] as const) {
    test(`leaves out ${told}, and keeps the rest`, ({ assert }) => {
      const walked = 'I walked along the river with Anna.'
      assert.equal(gist([`${walked} ${grave}.`, grave]), `November 18, 2026: ${walked}`)
      assert.equal(gist([], { summary: `November 18, 2026: ${grave}\n${grave}` }), '')
    })
  }

  for (const grave of ['I was raped when I was younger', 'I want to kill myself so bad']) {
    test(`keeps nothing of a text that calls for care: ${grave}`, ({ assert }) => {
      assert.equal(gist([`I walked along the river with Anna. ${grave}.`]), '')
      assert.equal(gist([], { summary: `November 18, 2026: ${grave}` }), '')
    })
  }

  test('does not keep a secret told in the sentence after its name', ({ assert }) => {
    const said = 'So here is my password. I made it hunter2 like my dog.'
    assert.notMatch(gist([said]), /hunter2/)
  })

  test('reads hostile texts of any shape', ({ assert }) => {
    for (const one of ['.', ' ', '\n', '. ', 'I ', '1', '1 a ', '! '])
      assert.isString(gist([one.repeat(1600 / one.length)]))
  })
})
