import { DAY } from '#app/core/clock/durations'
import { REPLIES } from '#app/companion/offline_voice/offline_lines'
import { test } from '@japa/runner'
import { slotsAsked } from '#app/companion/offline_voice/offline_recall_questions'
import { complete } from '#tests/voice/talks'
import type { Remembered, Scene, Turn } from '#app/companion/voice/language_model'
import { PERSONA, sceneOf, says, TUESDAY } from '#tests/voice/scene'
import { checkEachRow } from '#tests/check_each_row'

const REMEMBERED: Remembered = {
  facts: [
    'You live in Lisbon.',
    'You go by Dani.',
    'You work at the harbor office.',
    'You are 34 years old.',
    'You are allergic to peanuts.',
    'Your golden retriever is called Biscuit.',
    'Your sister is called Anna.',
    'Your best friend is called Tom.',
    'Your boss is called Ines.',
    'Your birthday is on June 3.',
    'Jake is your cousin.',
    'Your favorite food is lasagna.',
    'You like hiking.',
    'That day is past: You are going to visit your uncle on May 4, 2026.',
    'You are going to visit your aunt on November 27, 2026.',
    'No longer, since May 3, 2026: You live in Porto.',
  ],
  ofHer: ['Her favorite color is sea green.', 'She likes rain.', "She doesn't like fog."],
  summary: '',
  moments: [
    {
      sender: 'user',
      text: 'I took the night train to Vienna and slept on my backpack.',
      at: TUESDAY - 90 * DAY,
    },
    { sender: 'girlfriend', text: 'What a way to travel.', at: TUESDAY - 90 * DAY + 60_000 },
  ],
}
const answerTo = (question: string, changes: Partial<Scene> = {}) =>
  complete(sceneOf([question], { remembered: REMEMBERED, ...changes })).then(({ text }) => text)

/** What she says where she does not know. */
const UNKNOWN = ['asks_memory', 'asks_world', 'g_question'].flatMap(
  (told) => REPLIES.own.sweet?.[told] ?? []
)

test.group('Offline, remembering', () => {
  const ASKED: [string, RegExp][] = [
    ['where do I live?', /you live in Lisbon/i],
    ["what's my name?", /you go by Dani/i],
    ['where do I work?', /you work at the harbor office/i],
    ['how old am I?', /34 years old/],
    ['what am I allergic to?', /peanuts/],
    ["what's my dog's name?", /your golden retriever is called Biscuit/i],
    ["do you remember my sister's name?", /sister is called Anna/i],
    ['who is Jake?', /Jake is your cousin/],
    ["what's my favorite food?", /favorite food is lasagna/i],
    ['what do I like?', /you like hiking/i],
    ['what are my plans?', /visit your aunt on November 27/],
    ['do you remember how I got to Vienna?', /you wrote 3 months ago: "I took the night train/i],
    ['what train did I take to Vienna?', /"I took the night train to Vienna/],
  ]
  const TYPED: [string, RegExp][] = [
    ['whats my dogs name', /called Biscuit/],
    ['whats my dog\u2019s name', /called Biscuit/],
    ['what s my dog s name', /called Biscuit/],
    ['wats my dogs name?', /called Biscuit/],
    ['whats my dogs called', /called Biscuit/],
    ['tell me my dogs name', /called Biscuit/],
    ['whats my sisters name', /called Anna/],
    ['what was my sisters name again', /called Anna/],
    ['do you remember my sisters name', /called Anna/],
    ['do u know my sisters name?', /called Anna/],
    ['remember what my sisters name is?', /called Anna/],
    ['whats my best friends name', /called Tom/],
    ['whos my boss', /called Ines/],
    ['who s my boss', /called Ines/],
    ['whats my boss name', /called Ines/],
    ["what's my boss's name?", /called Ines/],
    ['whats my bosses name', /called Ines/],
    ['whens my birthday', /on June 3/],
    ['when s my birthday', /on June 3/],
    ['wheres my job', /work at the harbor office/],
    ['whats my job', /work at the harbor office/],
    ['whats my name', /you go by Dani/i],
  ]
  test('answers each question with what she was told', ({ assert }) =>
    checkEachRow([...ASKED, ...TYPED], async ([question, like]) => {
      assert.match(await answerTo(question), like)
    }))

  test('what only looks like such a question is none', ({ assert }) => {
    const OTHER = [
      'i love my sisters name',
      'my dogs are called rex and max',
      'whats up',
      'my boss names everything after birds',
      'whos there',
      'wheres the fun in that',
      'my sis name drops all the time',
    ]
    for (const text of OTHER) assert.isNull(slotsAsked(text), text)
  })

  for (const question of [
    "what's my brother's name?",
    'who is Leopold?',
    "what's my cat called?",
    'when is my wedding?',
    'do you remember what I said about the volcano?',
    "what's my favorite color?",
  ]) {
    test(`she does not know "${question}", and says so`, async ({ assert }) => {
      const text = await answerTo(question)
      assert.isTrue(
        UNKNOWN.some((line) => text.startsWith(line.slice(0, 20))),
        text
      )
      assert.notMatch(text, /Lisbon|Anna|Biscuit|sea green|Vienna/)
    })
  }

  test('what is over is not said as if it still held', async ({ assert }) => {
    const remembered = { ...REMEMBERED, facts: REMEMBERED.facts.slice(-1) }
    assert.notMatch(await answerTo('where do I live?', { remembered }), /Porto/)
  })

  test('what was told a moment ago counts more, what was told long ago counts less', async ({
    assert,
  }) => {
    const asked = (ago: number): Turn[] => [
      says('user', 'I live in Oslo now', TUESDAY - ago),
      says('girlfriend', 'Noted.', TUESDAY - ago + 9000),
      says('user', 'where do I live?'),
    ]
    assert.match(await answerTo('', { turns: asked(600_000) }), /Oslo/)
    assert.match(await answerTo('', { turns: asked(3 * DAY) }), /Lisbon/)
  })

  test('of a longer text she says the sentence that answers, and none that asks', async ({
    assert,
  }) => {
    const text =
      'I have a chess question. I play on Thursdays with a retired dentist called Lubomir, and he always ' +
      'takes my bishop before lunch. What would you do about it?'
    const moments = [{ sender: 'user' as const, text, at: TUESDAY - DAY }]
    const reply = await answerTo('do you recall who I play chess with on Thursdays?', {
      remembered: { ...REMEMBERED, moments },
    })
    assert.include(reply, '"I play on Thursdays with a retired dentist called Lubomir')
    const inLines = { ...moments[0]!, text: text.replaceAll(/[.?] ?/g, '\n') }
    const again = await answerTo('do you recall who I play chess with on Thursdays?', {
      remembered: { ...REMEMBERED, moments: [inLines] },
    })
    assert.include(again, 'Lubomir')
  })

  test('she takes nothing of a picture for their words', async ({ assert }) => {
    const text = 'My volcano project is done! [photo: A volcano of clay.]'
    const at = TUESDAY - DAY
    const moments = [
      { sender: 'user' as const, text, at },
      { sender: 'user' as const, text: '[photo: A red kite.]', at },
    ]
    const remembered = { ...REMEMBERED, moments }
    const reply = await answerTo('do you remember my volcano project?', { remembered })
    assert.include(reply, '"My volcano project is done"')
    assert.notInclude(await answerTo('do you remember my kite?', { remembered }), 'you wrote')
  })

  test('she does not repeat words nobody should say back', async ({ assert }) => {
    const text = 'My volcano project is fucking dead, visit http://example.com'
    const moments = [{ sender: 'user' as const, text, at: TUESDAY - DAY }]
    const reply = await answerTo('do you remember my volcano project?', {
      remembered: { ...REMEMBERED, moments },
    })
    assert.notMatch(reply, /fuck|http/)
  })

  test('she goes by the name she was told', async ({ assert }) => {
    const greetings = await Promise.all(
      Array.from({ length: 12 }, (_, minute) =>
        answerTo('', { kind: 'greeting', turns: [], now: TUESDAY + minute * 61_000 })
      )
    )
    assert.isTrue(greetings.some((text) => text.includes('Dani')))
    assert.isFalse(greetings.some((text) => text.includes('Sam')))
  })
})

test.group('Offline, what she said of herself', () => {
  test('stays true, whatever she is called and whenever she is asked', async ({ assert }) => {
    for (const name of ['Maya', 'Zoe', 'Elena', 'Luna', 'Ida', 'Uma']) {
      for (const hours of [0, 5, 50]) {
        const changes = { persona: { ...PERSONA, name }, now: TUESDAY + hours * 3_600_000 }
        const color = await answerTo("what's your favorite color?", changes)
        assert.match(color, /my favorite color is sea green/i)
        assert.match(await answerTo('do you like rain?', changes), /I like rain/)
        assert.match(await answerTo('do you like fog?', changes), /I don't like fog/)
        assert.match(await answerTo('rain or sunshine?', changes), /rain/i)
        assert.match(await answerTo('fog or sunshine?', changes), /sunshine/i)
      }
    }
  })

  test('of other things she speaks as before', async ({ assert }) => {
    assert.notMatch(await answerTo("what's your favorite food?"), /sea green|rain/)
    assert.notMatch(await answerTo('do you like lasagna?'), /I like|I don't like/)
  })
})
