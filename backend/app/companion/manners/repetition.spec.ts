import { test } from '@japa/runner'
import { repetitionIn as reasonOf } from '#app/companion/manners/repetition'
import { petNamesIn, questionsOf, wordsOf } from '#app/companion/manners/repetition_words'

/** Texts that have nothing in common with each other. */
const filler = (count: number) =>
  Array.from({ length: count }, (_, index) => `Zig${index} zag${index} mip${index} mop${index}.`)

const STORY = 'I love the way rain sounds on a tin roof in the summer'

test.group('Repetition | nearly the same words', () => {
  test('is found in any of the last fifty texts, and not beyond', ({ assert }) => {
    const again = `${STORY} night`
    assert.include(reasonOf(again, [STORY, ...filler(49)]) ?? '', 'the words "')
    assert.isNull(reasonOf(again, [STORY, ...filler(50)]))
  })

  test('is measured against one earlier text, never against all of them together', ({ assert }) => {
    const halves = ['The sea is loud tonight and', 'very deep and cold and blue']
    const said = halves.flatMap((half) => [half, ...filler(4)])
    assert.isNull(reasonOf('Hm. The sea is loud, deep, cold.', said))
    assert.isNull(
      reasonOf('we said: the sea is loud tonight, but it is very deep and cold out there now', said)
    )
  })

  test('begins above six tenths of the 4-grams', ({ assert }) => {
    const said = ['a1 a2 a3 a4 a5 a6 a7 a8 a9', ...filler(12)]
    const shares = (words: string) => reasonOf(words, said) !== null
    assert.isFalse(shares('b1 a1 a2 a3 a4 a5 a6 b2'), '3 of 5')
    assert.isTrue(shares('b1 a1 a2 a3 a4 a5 a6 a7'), '4 of 5')
  })

  test('small words may come again, but not within five texts', ({ assert }) => {
    assert.isNotNull(reasonOf('Of course!', ['of course', ...filler(4)]))
    assert.isNull(reasonOf('Of course!', ['of course', ...filler(5)]))
    assert.isNotNull(reasonOf('\u{1F319}', ['\u{1F319}', 'Sleep well']))
    assert.isNull(reasonOf('\u{1F319}', ['\u2600', 'Sleep well']))
    assert.isNull(reasonOf('Sounds good', ['That sounds good to me']))
  })

  test('counts in any script', ({ assert }) => {
    const said: [string, string][] = [
      [
        'Me gusta cómo suena la lluvia en el tejado',
        'me gusta como suena la lluvia en el tejado, Sam',
      ],
      ['Мне нравится, как звучит дождь на крыше', 'мне нравится как звучит дождь на крыше!'],
      ['雨が屋根に当たる音がとても好きです', '雨が屋根に当たる音がとても好きです。'],
      ['ฉันชอบเสียงฝนที่ตกบนหลังคาบ้านมาก', 'ฉันชอบเสียงฝนที่ตกบนหลังคาบ้านมากค่ะ'],
      ['أحب صوت المطر على السطح في الليل', 'أحب صوت المطر على السطح في الليل!'],
    ]
    for (const [before, again] of said) {
      assert.isNotNull(reasonOf(again, [before, ...filler(12)]), again)
      assert.isNull(reasonOf(again, filler(13)), again)
    }
    assert.isAbove(wordsOf('雨が屋根に当たる音').length, 3)
  })
})

test.group('Repetition | openings, closings, questions, pet names', () => {
  test('an opening of the last three texts, or the third one within ten', ({ assert }) => {
    const opens = (tail: string) => `Tell me more ${tail}`
    const text = opens('of the lighthouse keeper')
    assert.include(reasonOf(text, [opens('about Ann'), ...filler(2)]) ?? '', '"tell me more"')
    assert.isNull(reasonOf(text, [opens('about Ann'), ...filler(3)]))
    assert.isNotNull(reasonOf(text, [opens('about Ann'), opens('on cats'), ...filler(8)]))
    assert.isNull(reasonOf(text, [opens('about Ann'), opens('on cats'), ...filler(9)]))
  })

  test('a closing likewise', ({ assert }) => {
    const said = ['Two birds sat there, take your time.', ...filler(2)]
    const text = 'No rush on the report, take your time.'
    assert.include(reasonOf(text, said) ?? '', 'the closing "take your time"')
    assert.isNull(reasonOf(text, [...said, ...filler(1)]))
  })

  test('a question of the last twenty texts, however it is dressed', ({ assert }) => {
    const said = ['Hey Sam, so how was work?', ...filler(19)]
    assert.include(reasonOf('Oh, nice! How was work, honey?', said) ?? '', '"how was work"')
    assert.isNull(reasonOf('Oh, nice! How was work, honey?', [...said, ...filler(1)]))
    assert.isNotNull(reasonOf('Ya veo. como estas hoy?', ['Hola, ¿cómo estás hoy?', ...filler(4)]))
    assert.isNotNull(
      reasonOf('なるほど。今日はどうでしたか？', ['今日はどうでしたか？', ...filler(4)])
    )
    assert.isNull(reasonOf('It rained all day here. You?', ['The bus was late again. You?']))
  })

  test('a pet name in each of the last three, and only then', ({ assert }) => {
    const said = ['Morning, babe.', 'Ha, babe, you win.', 'Sleep well now, babe.']
    assert.include(reasonOf('That is a fine plan, babe.', said) ?? '', 'the pet name "babe"')
    assert.isNull(reasonOf('That is a fine plan, babe.', said.slice(1)))
    assert.isNull(reasonOf('That is a fine plan, babe.', [...said, 'Fine by me.']))
    assert.deepEqual(petNamesIn('I love rain. My dear old dog, honey cake and baby steps.'), [])
    assert.deepEqual(petNamesIn('Hola, cariño. Buenos días mi amor, ¿qué tal?'), ['carino', 'amor'])
  })

  test('the question is what is asked, without address and filler', ({ assert }) => {
    assert.deepEqual(questionsOf('So, what is new? Well, Ana: y qué tal todo, cielo?'), [
      'what is new',
      'que tal todo',
    ])
    assert.deepEqual(questionsOf('No question. Why?'), [])
  })
})

test.group('Repetition | the reason', () => {
  test('is one sentence that names what to avoid, in plain words', ({ assert }) => {
    const reason = reasonOf('Hey you there, how was "work"?', ['Hey you there, how was work?'])
    const avoided = [
      'the words "hey you there how"',
      'the opening "hey you there"',
      'the closing "how was work"',
      'the question "how was work"',
    ]
    assert.equal(reason, `You wrote nearly the same lately: avoid ${avoided.join(', ')}.`)
  })

  test('stays short, whatever was said', ({ assert }) => {
    const hostile = ['a'.repeat(1600), 'why? '.repeat(320), 'babe, '.repeat(266), '?¿'.repeat(800)]
    for (const text of hostile) {
      const reason = reasonOf(text, [text, text, text]) ?? ''
      assert.isNotEmpty(reason)
      assert.isBelow(reason.length, 500)
    }
    assert.isNull(reasonOf('', ['something']))
    assert.isNull(reasonOf('Anything at all here', []))
  })
})
