import { test } from '@japa/runner'
import { isExactKeyword, keywordOf } from '#app/texting/consent/keywords'
import { checkEachRow } from '#tests/check_each_row'

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

const REVOCATIONS = [
  'please stop texting me',
  'Stop texting me',
  'stop messaging me please',
  'Do not text me again',
  "don't text me anymore",
  'Dont txt me any more',
  'Don’t contact me',
  'Do not ever message me again.',
  'never contact me again',
  'never text me again',
  'Please do not call or text me',
  'remove me from your list',
  'remove me from ur list',
  'stop texing me',
  'i wanna unsubscribe',
  'take me off this list please',
  'Take me off your mailing list!',
  'take my number off your list',
  'unsubscribe me',
  'unsubscribe me from these texts',
  'I want to opt out',
  'I want to unsubscribe',
  "I'd like to opt out of these messages",
  'please opt me out',
  'opt me out of everything',
  'I opt out',
  "I don't want any more texts",
  "I don't want your texts",
  'i do not want to receive messages from you anymore',
  'I no longer want to receive texts',
  'i no longer wish to receive your text messages',
  "I don't want to hear from you again",
  "I don't want you to text me anymore",
  'lose my number',
  'delete my number',
  'Please forget my number',
  'remove my number from your system',
  'Hey, stop texting me now',
  'quit texting me',
  'STOP TEXTING ME!!!',
  'STOP!!! texting me',
  'stop fucking texting me',
  'plz stop msging me',
  'pls stop txting me thx',
  'stop texting my phone',
  'stop texting this number',
  'stop sending me texts',
  'stop sending me stuff',
  'Stop sending messages',
  'Stop all messages',
  'stop the texts',
  'stop these messages please',
  'cancel all texts please',
  'End all messages',
  'cancel my subscription',
  'turn off these texts',
  'no more texts',
  'No more messages please',
  'please stop texting me thanks',
  'can you stop texting me?',
  'Could you please stop messaging me',
  'could you not text me anymore',
  'I need you to stop texting me',
  'You need to stop contacting me immediately',
  'you can stop texting me now',
  'for the last time, stop texting me',
  'how do I unsubscribe?',
  'How do I stop these texts?',
  'make these texts stop',
  'leave me alone',
  'Just leave me alone!',
  'leave me alone and stop messaging',
  'Leave me alone and stop messaging me.',
  'stop bothering me',
  'stop harassing me please',
  'stop spamming me',
  'wrong number, stop texting',
  'You have the wrong number.',
  'I revoke my consent',
  'I hereby withdraw consent to receive texts',
  'You do not have my permission to text me',
  'cease and desist',
  'Valentina, please stop texting me',
  'This is annoying. Stop texting me.',
  "I'm not interested, please stop texting me",
  'Please stop texting me. I have asked three times!',
  'Stop texting me\nI mean it',
  'Who is this? Stop texting me.',
  'ｐｌｅａｓｅ ｓｔｏｐ ｔｅｘｔｉｎｇ ｍｅ',
  'stop\u200b texting\u00a0me',
  '🛑 stop texting me 🛑',
  'please stop texting me 🙄',
  'not interested stop texting me',
  'Not interested. STOP',
  'This is spam. Unsubscribe.',
  'No, stop texting me',
  'stop texting me you creep',
  'Leave me the fuck alone',
  'Stop contacting me or I’ll call my lawyer',
  "don't send me anything",
  'I do not wish to be contacted',
  'I do not consent to these texts',
  'revoke consent',
  'My consent is withdrawn.',
  "don't text me no more",
  "I've asked you to stop",
  'End my subscription',
  'how to unsubscribe',
  'How do I get off this list?',
  'please unsubscribe me from this service',
  'stop sendin me txts',
  'Deja de escribirme',
  'deja de escribirme. quiero morirme',
  'No me mandes más mensajes. Ya no puedo con esto.',
  'No me escribas más. Estoy cansada de todo.',
  'no me mandes más mensajes',
  'arrête de m’écrire',
  'ARRÊT',
]
/** Ordinary talk, however close it comes. */
const TALK = [
  "don't stop texting me",
  'please don’t stop texting me ever',
  'never stop texting me',
  "stop it, you're making me blush",
  'stop it',
  'aw stop it 😳',
  'omg stop',
  'stoppp 😂',
  'stooop',
  'stop lol',
  "haha stop, you're too much",
  'stop it now',
  'end it now',
  'stop that',
  'stop it you are making me blush',
  "I can't stop thinking about you",
  "I can't stop texting you",
  'why did you stop texting me?',
  'you stopped texting me',
  'are you going to stop texting me?',
  'my ex said "stop texting me"',
  'She told me, stop texting me. Can you believe it?',
  'Mom: stop texting me',
  'he goes leave me alone and hangs up',
  'never text me again… just kidding',
  'stop texting me. jk 😘',
  'stop texting me and come over',
  'stop texting me like that, I am at work',
  'stop texting me, I am driving',
  "don't text me tonight",
  "don't text me right now, I'm driving",
  "don't text me now please",
  "don't text me before 8",
  "don't text me at work",
  "don't text me the answer, call",
  "don't bother",
  'do not text and drive',
  'stop sending me selfies',
  'stop sending me hearts 😂',
  'stop bothering your sister',
  'leave me alone with him and see what happens',
  'leave me alone tonight',
  'Ugh, my boss. Leave me alone! That is what I wanted to yell.',
  'no more wine tonight',
  'No. Text me tomorrow!',
  'the bus stop is near',
  'we quit at five',
  'I quit my job',
  'I quit',
  'quit it',
  'quitting time!',
  'in the end it was fine',
  'the end',
  'The End.',
  'end of story',
  'weekend',
  'happy ending?',
  'cancel my plans? never',
  'cancel culture',
  'cancel dinner with mark',
  'I had to cancel dinner',
  'cancel my netflix subscription, remind me',
  "don't stop",
  "don't stop believin",
  'stop and smell the roses',
  'stop me if you heard this one',
  'full stop',
  'nonstop',
  'Stop! In the name of love',
  'please stop worrying about me',
  'I want to stop smoking',
  'I want to stop texting my ex',
  "I'm going to stop texting now, good night",
  "I don't want to text",
  "I don't want to hear from my ex again",
  "I don't want any more wine",
  'opt out of the meeting?',
  'should I opt out of the company health plan',
  'the king will revoke the edict',
  'they want to revoke my license',
  'you don’t have my permission to be this cute',
  'how do I stop spam calls?',
  'how do I stop thinking about it',
  'remove me from this planet',
  'take me off your mind',
  'I lost my number',
  'lose my number one fan?',
  'unsubscribed from three newsletters today, feels great',
  'I need help moving',
  'help me choose a film',
  'help me choose a dress',
  'help me',
  'please help',
  'can you help?',
  'helpful',
  'information overload',
  'yes',
  'Yes!',
  'YES 😍',
  'yes please',
  'start',
  'start over',
  'the start of the week',
  'turn off notifications',
  'no spam',
  'No! Stop! 😂',
  'ok. end of discussion',
  'I told you to stop worrying',
  'stop texting me or I will come over and kiss you',
  'remind me to cancel my subscription',
  'remind me to unsubscribe from spotify',
  'how do I cancel my gym membership?',
  'stop teasing me',
  'stop calling me babe',
  'stop the car please',
  'can you stop sending me good morning texts',
  'do you want me to stop texting you?',
  'no need to text me back',
  'you can stop waiting',
  'make it stop',
  'end it',
  'I want to end it all',
  'enough',
  "I'm done",
  'go away',
  'he texted the wrong number',
  'arrêt de bus',
  'no me mandes flores',
  'Deja de escribirme poemas. Me haces llorar',
  'Escríbeme más. No me dejes sola',
  'no me escribas más hasta mañana. tengo que dormir',
  '',
  ' ',
  '\u200b',
  '🙂',
  '🛑',
  '...',
  '停止',
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

test.group('Keywords', () => {
  test('every spelling of STOP and every plain wish takes consent back', ({ assert }) =>
    checkEachRow(named([...STOP_SPELLINGS, ...REVOCATIONS, ...SHORTENED]), ({ body }) => {
      assert.equal(keywordOf(body, false), 'stop')
      assert.equal(keywordOf(body, true), 'stop')
    }))

  test('talk with the same words is talk', ({ assert }) =>
    checkEachRow(named(TALK), ({ body }) => assert.isNull(keywordOf(body, false))))

  test('every spelling of HELP asks for help', ({ assert }) =>
    checkEachRow(named(['HELP', 'INFO'].flatMap(spellingsOf)), ({ body }) =>
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

  test('a very long text is never taken for wording that revokes', ({ assert }) => {
    assert.isNull(keywordOf(`stop texting me ${'now '.repeat(400)}`, false))
  })

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
    for (const body of ['STOP', ' stop ', 'Help', 'START']) assert.isTrue(isExactKeyword(body))
    for (const body of ['help?', 'Info.', 'STOP 🛑', 'please stop'])
      assert.isFalse(isExactKeyword(body))
  })
})
