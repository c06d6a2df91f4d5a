import { test } from '@japa/runner'
import { cleanReply } from '#app/companion/voice/clean_reply'
import { countSegments } from '#app/core/phones/segments'
import { checkEachRow } from '#tests/check_each_row'

const FAMILY = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'

const CLEANED: [string, string][] = [
  ['Hello there.', 'Hello there.'],
  ['"Hello there."', 'Hello there.'],
  ["'Hello there.'", 'Hello there.'],
  ['\u201CHello there.\u201D', 'Hello there.'],
  ['Mia: Hello there.', 'Hello there.'],
  ['**Mia:** Hello there.', 'Hello there.'],
  ['"Mia: Hello there."', 'Hello there.'],
  ['Assistant: Hello there.', 'Hello there.'],
  ['<|im_start|>assistant: Hello there.<|im_end|>', 'Hello there.'],
  ['<think>what do I say</think>Hello there.', 'Hello there.'],
  ['<think>never closed', ''],
  ['[INST] Hello there. [/INST]', 'Hello there.'],
  ['**Hello** _there_ `friend` ~~not~~', 'Hello there friend not'],
  ['# Hello\n\nthere', 'Hello there'],
  ['- one\n- two\n3. three', 'one two three'],
  ['> quoted', 'quoted'],
  ['see [this page](https://example.com/a)', 'see this page'],
  ['*smiles softly* Hello there.', 'Hello there.'],
  ['I *really* mean it', 'I really mean it'],
  ['2 * 3 * 4 = 24', '2 * 3 * 4 = 24'],
  ['snake_case_name stays', 'snake_case_name stays'],
  ['Hi\n\nSecond paragraph.\n\nThird.', 'Hi Second paragraph. Third.'],
  ['It\u2019s \u201Cgood\u201D \u2014 really\u2026\u00A0yes', 'It\'s "good" - really... yes'],
  ['a\u0000b\u0007c\u202Ed', 'a b c d'],
  ['half \uD800 pair', 'half pair'],
  ['wow   !', 'wow!'],
  ['', ''],
  ['***', ''],
  ['""', ''],
  ['He said "yes" and "no"', 'He said "yes" and "no"'],
  ['"Yes" is all he said, "no" came later"', '"Yes" is all he said, "no" came later"'],
  ["'tis fine, isn't it'", "'tis fine, isn't it'"],
]

test.group('Clean reply | what is taken off', () => {
  test('cleans each reply as the table says', ({ assert }) =>
    checkEachRow(CLEANED, ([raw, clean]) => assert.equal(cleanReply(raw, { name: 'Mia' }), clean)))
})

test.group('Clean reply | what fits', () => {
  test('an emoji stays where it costs nothing and goes where it doubles the price', ({
    assert,
  }) => {
    assert.equal(cleanReply('Sleep well \u{1F319}'), 'Sleep well \u{1F319}')
    const long = `${'word '.repeat(20)}end. \u{1F319}`
    assert.equal(cleanReply(long), long.replace(' \u{1F319}', ''))
    assert.equal(
      cleanReply(`Ok ${FAMILY} \u{1F1E9}\u{1F1EA} 1\uFE0F\u20E3`),
      `Ok ${FAMILY} \u{1F1E9}\u{1F1EA} 1\uFE0F\u20E3`
    )
    assert.equal(cleanReply(FAMILY), FAMILY)
  })

  test('what is too long ends at a sentence', ({ assert }) => {
    const text = 'This is one sentence of some length, said plainly. '.repeat(8)
    const clean = cleanReply(text)
    assert.match(clean, /plainly\.$/)
    assert.equal(countSegments(clean).segments, 2)
  })

  test('without a sentence it ends at a word, and no comma hangs', ({ assert }) => {
    const clean = cleanReply('lovely, '.repeat(80))
    assert.match(clean, /lovely$/)
    assert.isAtMost(clean.length, 306)
    assert.isAbove(clean.length, 290)
  })

  test('signs of the second table cost two', ({ assert }) => {
    const clean = cleanReply('{} '.repeat(200) + 'a')
    assert.isAtMost(countSegments(clean).segments, 2)
  })

  test('accents go before words do', ({ assert }) => {
    const text = `${'Qu\u00e9 tal est\u00e1s hoy, coraz\u00f3n. '.repeat(8)}Fin.`
    const clean = cleanReply(text)
    assert.match(clean, /esta.*Fin\.$/)
    assert.equal(countSegments(clean).encoding, 'GSM-7')
    assert.equal(
      cleanReply('\u00bfQu\u00e9 est\u00e1s haciendo?'),
      '\u00bfQu\u00e9 est\u00e1s haciendo?'
    )
  })

  test('what is kept and not texted keeps its letters, its emoji and its end', ({ assert }) => {
    const mother = 'Mam\u00e1 est\u00e1 mejor \u{1F49B} y re\u00edmos much\u00edsimo.'
    const spanish = `${mother} ${'\u00d1o. '.repeat(40)}`
    for (const text of [spanish.trim(), '\u041c\u044b '.repeat(60).trim()])
      assert.equal(cleanReply(text, { isUntexted: true }), text)
  })

  test('another script gets two segments of its own', ({ assert }) => {
    const clean = cleanReply(
      '\u041F\u0440\u0438\u0432\u0435\u0442, \u043A\u0430\u043A \u0434\u0435\u043B\u0430. '.repeat(
        20
      )
    )
    assert.equal(countSegments(clean).segments, 2)
    assert.match(clean, /\.$/)
  })

  test('words in front and behind take their share', ({ assert }) => {
    const prefix = "Mia here - I'm an AI, not a person. "
    const suffix = ' Msg frequency varies. Msg & data rates may apply. HELP for help, STOP to end.'
    const clean = cleanReply('A plain sentence that says a thing. '.repeat(9), { prefix, suffix })
    assert.equal(countSegments(prefix + clean + suffix).segments, 2)
    assert.isAbove(clean.length, 100)
    const crowded = cleanReply('A plain sentence.', { suffix: 'x'.repeat(400) })
    assert.equal(crowded, 'A plain sentence.')
  })

  test('another script has room for what it says behind the AI notice alone', ({ assert }) => {
    const prefix = "Mia here - I'm an AI, not a person, but I'm glad you write. "
    const words = Array(7)
      .fill('\u041F\u0440\u0438\u0432\u0435\u0442, \u043A\u0430\u043A \u0434\u0435\u043B\u0430?')
      .join(' ')
    assert.isAbove(countSegments(prefix + words).segments, 2)
    const options = { prefix, hasAiNotice: true }
    assert.equal(cleanReply(words, options), words)
    assert.equal(countSegments(prefix + cleanReply(words, { prefix })).segments, 2)
    const accents = cleanReply('\u00BFQu\u00e9 est\u00e1s haciendo? '.repeat(20), options)
    assert.equal(countSegments(prefix + accents).segments, 2)
  })

  test('a name in another script leaves room for a sentence before a long suffix', ({ assert }) => {
    const suffix = ` ${'Msg & data rates may apply. '.repeat(4)}HELP for help.`
    const clean = cleanReply(
      `Hi there, \u0416\u0430\u043D\u043D\u0430. It is Luna. ${'More. '.repeat(20)}`,
      {
        suffix,
      }
    )
    assert.match(clean, /^Hi there, \u0416\u0430\u043D\u043D\u0430\. It is Luna\. More\./)
    assert.equal(countSegments(clean + suffix).segments, 3)
    const accents = cleanReply('\u00BFQu\u00e9 est\u00e1s haciendo? '.repeat(4), { suffix })
    assert.equal(countSegments(accents + suffix).segments, 2)
  })

  test('it never cuts inside a grapheme, whatever comes', ({ assert }) => {
    const pieces = [
      FAMILY,
      '\u{1F600}',
      'e\u0301',
      '\u{1F1E9}\u{1F1EA}',
      'a',
      ' ',
      '\uD83D',
      '\0',
      '\u202E',
      '\u0645\u0631',
      '\u20AC',
      '\u201C',
      '*',
      '\n',
    ]
    for (let seed = 1; seed <= 60; seed++) {
      const raw = Array.from(
        { length: seed * 12 },
        (_, index) => pieces[(index * seed * 7 + (index % 5) * 3) % pieces.length]
      ).join('')
      const clean = cleanReply(raw, { name: 'Mia' })
      assert.isTrue(clean.isWellFormed())
      assert.isAtMost(countSegments(clean).segments, 2)
      assert.notMatch(clean, /\u200D$|^\u200D|[\0\u202E]/)
      assert.equal(cleanReply(clean, { name: 'Mia' }), clean)
    }
  })

  test('letters made of several signs stay whole where it cuts', ({ assert }) => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    for (const letter of [
      '\u{20BB7}',
      '\u0915\u094D\u0937\u093F',
      'x\u0323\u0301\u0302',
      '\u0E01\u0E33',
    ]) {
      for (const offset of ['', 'a', 'ab', 'abc']) {
        const clean = cleanReply(offset + letter.repeat(150))
        assert.isTrue(clean.isWellFormed())
        assert.equal([...segmenter.segment(clean)].at(-1)?.segment, letter)
        assert.isAbove(clean.length, 120)
      }
    }
  })

  test('a huge answer is cut like any other', ({ assert }) => {
    const bold = cleanReply(`${'*a '.repeat(200_000)} [${'x'.repeat(100_000)}`)
    const faces = cleanReply('\u{1F600}'.repeat(100_000))
    for (const clean of [bold, faces]) assert.isBelow(clean.length, 1600)
  })
})
