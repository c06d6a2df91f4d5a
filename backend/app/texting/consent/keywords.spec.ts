import { test } from '@japa/runner'
import { isExactKeyword, keywordOf } from '#app/texting/consent/keywords'
import { checkEachRow } from '#tests/check_each_row'
import { readCorpus } from '#tests/corpora/corpus'

/** Every STOP word, in the spellings people and their phones give it. */
const STOP_SPELLINGS = [
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'].flatMap(
    (word) => [
      word,
      word.toLowerCase(),
      `${word[0]}${word.slice(1).toLowerCase()}`,
      `${word.toLowerCase()}.`,
      `${word}!!!`,
      `  ${word}\n`,
      `\u00a0${word}\u00a0`,
      `“${word}”`,
      `'${word.toLowerCase()}'`,
      `(${word})`,
      `*${word}*`,
      `...${word}...`,
      `${word} 🛑`,
      `✋🏽 ${word} ✋🏽`,
      `${word}❤️`,
      wide(word),
      bold(word),
      [...word].join('\u200b'),
      [...word].join('\u00ad'),
      `\ufeff${word}\u2060`,
      [...word].join(' '),
      [...word].join('.'),
      [...word].join('\u0336'),
      `${word} please`,
      `Please ${word.toLowerCase()}`,
      `${word}\n\nSent from my iPhone`,
    ]
  ),
  `${' '.repeat(900)}STOP${'\n'.repeat(600)}`,
  'STOP ALL',
  'Stop-All',
  'opt out',
  'Opt Out',
  'opt-out',
  'OPT_OUT',
  'Opt‑out.',
  'STOP STOP',
  'STOP NOW',
  'stop, please!',
  'Stop. Please.',
  'STOP STOP STOP',
  'stop! stop! STOP!',
  'STOP/END',
  'STOP-',
  'Stop?',
  'ok stop',
  'I said stop',
  'STOP, I mean it',
  'Stop immediately.',
  'STOPPPP',
  'stopp',
  'stpo',
  'SOTP',
  'Unsuscribe',
  'unsub',
  'un-subscribe',
  'unsubscribe please',
  'STOP to opt out',
]
/** What a reasonable person understands as "no more texts". */
/** In the short forms people write, each of them needed to understand it. */
const SHORTENED = [
  'can u stop texting me',
  'take me off ur list',
  'pls stop texting me',
  'stop texing me',
  'stop sendin me texts',
  'no more msgs',
  'stop messageing me',
  'stop text messages',
  'stop texting me thx',
  'dont text me',
  'im opting out',
  'stop texting me or ill call the police',
  'ive changed my mind. stop texting me',
  'id like to opt out',
  'id prefer to opt out',
  'do not text me any more',
]

const KNOWN = readCorpus('opt_out')
const bodiesOf = (label: string) =>
  KNOWN.filter((line) => line.label === label).map(({ text }) => text)
const REVOCATIONS = [
  'Stop texting me\nI mean it',
  'Remove',
  'me doy de baja',
  ...['cancelar', 'CANCELAR.', 'cancelar mi suscripción', 'PARAR', 'Alto', '¡ALTO!', 'Detener'],
  ...['desuscribirme', 'Desuscribir', 'desuscribime'],
  'nice while it lasted, but take me off and send no more texts',
  ...bodiesOf('opt_out'),
]
/** Ordinary talk, however close it comes. */
const TALK = [
  'stop texting me for now',
  'la marea está baja',
  ...['tengo que parar de trabajar', 'alto ahí', 'soy muy alto', 'tuve que cancelar la cena'],
  ...['soy baja', 'es muy bajo', 'no puedo parar de reír', 'ayuda a tu hermana'],
  ...bodiesOf('harmless'),
]

/** `ＳＴＯＰ`, as Japanese keyboards write it. */
function wide(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0))
}

/** `𝗦𝗧𝗢𝗣` */
function bold(word: string): string {
  return word.replace(/[A-Z]/g, (letter) =>
    String.fromCodePoint(letter.charCodeAt(0) + 0x1d5d4 - 65)
  )
}

/** A keyword in forms that are still that one word. */
const spellingsOf = (word: string): string[] => [
  word,
  word.toLowerCase(),
  `${word[0]}${word.slice(1).toLowerCase()}`,
  `${word.toLowerCase()}.`,
  `${word}!!!`,
  `${word}?`,
  `  ${word}\r\n`,
  `\u00a0${word}\u00a0`,
  `“${word}”`,
  `🙏 ${word} 🙏`,
  wide(word),
  bold(word),
  [...word].join('\u200d'),
  [...word].join(' '),
  `${word}\n\nSent from my iPhone`,
]

/** Newlines and invisible signs spelt out for the name of each row. */
const named = (bodies: string[]) =>
  [...new Set(bodies)].map((body) => ({
    body,
    name: JSON.stringify(body).replace(/[^\x20-\x7e]/gu, spell),
  }))

function spell(sign: string): string {
  return /\p{L}|\p{Emoji_Presentation}/u.test(sign)
    ? sign
    : `\\u{${sign.codePointAt(0)?.toString(16)}}`
}

const LONG =
  'today was awful and i could not sleep at all because the neighbours had a party until four. '.repeat(
    5
  )

test.group('Keywords', () => {
  test('every spelling of STOP and every plain wish takes consent back', ({ assert }) =>
    checkEachRow(named([...STOP_SPELLINGS, ...REVOCATIONS, ...SHORTENED]), ({ body }) => {
      assert.equal(keywordOf(body, false), 'stop')
      assert.equal(keywordOf(body, true), 'stop')
    }))

  test('talk with the same words is talk', ({ assert }) =>
    checkEachRow(named(TALK), ({ body }) => assert.isNull(keywordOf(body, false))))

  test('a word that tells how tall somebody is answers that question, and no other', ({
    assert,
  }) => {
    const height = [
      'How tall are you?',
      '¿Eres alto o bajo?',
      '¿Cómo es tu hermano, alto o bajito?',
      '¿Cuánto mides?',
    ]
    const answers = ['Alto', 'Sí, alto', 'alto y moreno', 'soy baja', 'Baja', 'más bien bajo']
    for (const question of height) {
      for (const body of answers) assert.isNull(keywordOf(body, false, question), body)
      for (const body of ['STOP', 'quiero darme de baja', 'Cancelar', 'alto, no me escribas más'])
        assert.equal(keywordOf(body, false, question), 'stop', body)
    }
    for (const question of [
      '¿Cómo te fue hoy?',
      '¿Bailamos bajo la lluvia?',
      '¿Me lo dices en voz alta?',
      'Want a tall glass of wine?',
      '¿Quieres darte de baja?',
    ])
      for (const body of ['Alto', 'Baja'])
        assert.equal(keywordOf(body, false, question), 'stop', `${question} ${body}`)
  })

  test('every spelling of HELP asks for help', ({ assert }) =>
    checkEachRow(named(['HELP', 'INFO', 'AYUDA'].flatMap(spellingsOf)), ({ body }) =>
      assert.equal(keywordOf(body, false), 'help')
    ))

  test('every spelling of START brings texting back after STOP, and is talk otherwise', ({
    assert,
  }) =>
    checkEachRow(
      named([...['START', 'YES', 'UNSTOP'].flatMap(spellingsOf), 'un-stop', 'UN STOP']),
      ({ body }) => {
        assert.equal(keywordOf(body, true), 'start')
        assert.isNull(keywordOf(body, false))
      }
    ))

  test('talk that begins like START brings nothing back', ({ assert }) =>
    checkEachRow(
      named([
        'yes please',
        'start over',
        'Start again tomorrow',
        'yes I know',
        'restart',
        'hello?',
      ]),
      ({ body }) => assert.isNull(keywordOf(body, true))
    ))

  test('a very long sentence is never taken for wording that revokes', ({ assert }) => {
    assert.isNull(keywordOf(`stop texting me ${'now '.repeat(400)}`, false))
  })

  /** What stands at the end of a long text, and whether it revokes. */
  const AT_THE_END: [string, boolean][] = [
    ['Do not text me again.', true],
    ['please stop messaging me', true],
    ['don’t contact me anymore', true],
    ['no me escribas más', true],
    ['unsubscribe', true],
    ['I want it all to stop.', false],
    ['And then she said do not text me again.', false],
    ['I told her to stop texting me.', false],
    ['Can you stop me from texting him?', false],
    ['I stopped texting him.', false],
    ['don’t text me at work tomorrow', false],
    ['Text me later.', false],
    ['Then my ex said awful things. Stop texting me. Lose my number.', false],
  ]
  test('a long text revokes where one of its sentences does, and names texts', ({ assert }) =>
    checkEachRow(AT_THE_END, ([end, isMeant]) => {
      const said = keywordOf(`${LONG} ${end}`, false)
      assert.equal(said === 'stop', isMeant)
    }))

  test('a text made to be slow to read is read at once', ({ assert }) => {
    for (const part of [
      'any of ',
      'all the ',
      'stop ',
      'please ',
      'now ',
      'or text ',
      's ',
      'a,',
    ]) {
      assert.isNull(keywordOf(`stop sending ${part.repeat(200).slice(0, 280)}x`, false))
    }
  })

  test('only the exact word is one the provider answers itself', ({ assert }) => {
    for (const body of ['STOP', ' stop ']) assert.isTrue(isExactKeyword(body, 'stop'))
    assert.isTrue(isExactKeyword('Help', 'help'))
    assert.isTrue(isExactKeyword('START', 'start'))
    for (const body of ['STOP 🛑', 'please stop', 'yes'])
      assert.isFalse(isExactKeyword(body, 'stop'))
    for (const body of ['help?', 'Info.', 'AYUDA']) assert.isFalse(isExactKeyword(body, 'help'))
  })
})
