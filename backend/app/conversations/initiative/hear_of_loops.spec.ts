import { test } from '@japa/runner'
import { HOUR } from '#app/core/clock/durations'
import {
  hearOfLoops,
  isAskingForSpace,
  isSameSubject,
} from '#app/conversations/initiative/hear_of_loops'
import { checkEachRow } from '#tests/check_each_row'

const NOON = Date.parse('2026-11-18T17:00:00Z')
const WHERE = { now: NOON, timeZone: 'America/New_York' }
const AHEAD = { id: 1, subject: 'job interview', eventAt: NOON + 3 * HOUR }
const OVER = { id: 1, subject: 'job interview', eventAt: NOON - 3 * HOUR }
const OTHER = { id: 2, subject: 'exam', eventAt: NOON + 30 * HOUR }

const LIVED_WITH = [
  'my uncle who passed away in 2015 taught me to fish',
  'my mom died 12 years ago',
  'my dad died when I was a kid',
  "it's been ten years since my mom died",
  'mi mamá murió hace años',
  "going to the funeral of my coworker's mom",
  "my boss's dad passed away last night",
  'my dad died of a heart attack 10 years ago',
  'i lost my best friend in a car accident in 2012',
  'my mom died when i was 9 and dad raised me',
  'mi papá murió de cáncer hace más de 10 años',
  'hace 5 años murió mi abuelo',
  'perdí a mi hermano en 2014',
  'mi abuela murió cuando yo era niña',
]
const NEWS = [
  'my grandma died, she took care of me when I was a kid',
  'my dad died this morning after we got back in touch a year ago',
  "my dad died, my coworker's mom brought us food",
  'my boyfriend choked me last year',
  'i told my boss my mom died',
  'Told my boss my dad passed away last night',
  'had to tell my teachers my mom died',
  'messaged my boss my mom died',
  'told my boss mom died',
  'mi abuela murió hace poco tiempo',
  'mi papá murió hace no mucho',
  'mi papá murió no hace mucho',
  'no hace dos años que murió mi mamá',
  'murió mi abuelo cuando tenía 80 años',
  'my dad died a short time ago',
  'my mom died less than a year ago',
  "it hasn't even been two years since my mom died",
  'my grandma passed away she was born in 1930',
  'my dad died i havent seen him since last year',
  'my brother died years ago and now my mom died',
  'my mom died when i was 20 minutes away',
  'mi abuelo murió él me cuidó cuando era niño',
  'my mom died in 2026',
]

function changes(text: string, loops = [AHEAD]): string[] {
  return hearOfLoops(text, loops, WHERE).map((one) => `${one.id} ${one.change}`)
}

const NO_WISH_FOR_SPACE = [
  'there is no space in my bag',
  'i need space for my books',
  'need a break from this job',
  'I want to be alone with you',
  "I don't want to be alone tonight",
  'quiero estar solo contigo',
  'he did not text me today',
  'why did you not text me today?',
  'they dont text me today',
  "i don't want to text and drive",
  "i don't want to talk to my boss",
  'no quiero hablar con mi jefe',
  'necesito espacio en el disco',
  'no me escribas por telegram',
]
const SPACE = [
  "i don't want to talk about what happened",
  'i dont want to talk lol',
  "i'd rather not talk to anybody",
  'i need space to think',
  'i need some space for now',
  'leave me alone',
  'Please stop asking me things',
  'I need some space',
  'please give me some space',
  'i want to be alone for a while',
  'i need a break from this',
  'not in the mood to talk',
  'dont text me today',
  'can you not text me for a while',
  'necesito espacio',
  'quiero estar sola',
]

test.group('What a text says of what she meant to ask about', () => {
  for (const text of [
    'my interview got cancelled',
    'the interview was canceled :(',
    'they called off the interview',
    'they cancelled it',
    "I'm not going to the interview",
    'the interview fell through',
    'interview got postponed',
  ]) {
    test(`called off: “${text}”`, ({ assert }) => assert.deepEqual(changes(text), ['1 dropped']))
  }

  test('a loss or violence gives up what is near, and leaves what is days away', ({ assert }) => {
    const later = { ...OTHER, eventAt: NOON + 100 * HOUR }
    for (const text of ['my mom died last night', 'my boyfriend choked me', 'se murio mi papa']) {
      assert.deepEqual(changes(text, [AHEAD, OVER, later]), ['1 dropped', '1 dropped'], text)
    }
  })

  test('a death of long ago, or in the family of a colleague, gives up nothing', ({ assert }) =>
    checkEachRow(LIVED_WITH, (text) => assert.isEmpty(changes(text, [OTHER]))))

  test('a death of just now does, whatever is told of the years before it', ({ assert }) =>
    checkEachRow(NEWS, (text) => assert.deepEqual(changes(text, [OTHER]), ['2 dropped'])))

  test('an illness does not: she may ask how the surgery went', ({ assert }) => {
    assert.isEmpty(changes('my dad was diagnosed with cancer', [OTHER]))
  })

  for (const text of [
    'the interview was moved to friday at 2',
    'they rescheduled my interview to friday at 2',
    'they pushed it to friday 2pm',
  ]) {
    test(`moved: “${text}”`, ({ assert }) => {
      assert.deepEqual(hearOfLoops(text, [AHEAD], WHERE), [
        { id: 1, change: 'moved', eventAt: Date.parse('2026-11-20T19:00:00Z'), isAllDay: false },
      ])
    })
  }

  for (const text of [
    'the interview went great!',
    'the interview was awful',
    'I survived the interview',
    'interview is over, phew',
  ]) {
    test(`told already, whatever the hour: “${text}”`, ({ assert }) => {
      assert.deepEqual(changes(text), ['1 closed'])
      assert.deepEqual(changes(text, [OVER]), ['1 closed'])
    })
  }

  for (const [text, subject] of [
    ['I called my mom btw', 'plan to call your mom'],
    ['just cleaned my room, so proud', 'plan to clean your room'],
    ['i was at the gym already lol', 'time at the gym'],
    ['sent the application!!', 'plan to send your application'],
  ] as const) {
    test(`a promise kept early: “${text}”`, ({ assert }) => {
      assert.deepEqual(changes(text, [{ ...AHEAD, subject }]), ['1 closed'])
    })
  }

  for (const text of ['it went so well', 'I got the job!!!', 'everything went fine', 'we won']) {
    test(`told without its name, once it is over: “${text}”`, ({ assert }) => {
      assert.deepEqual(changes(text, [OVER]), ['1 closed'])
      assert.deepEqual(changes(text, [AHEAD]), [])
    })
  }

  for (const text of [
    'so nervous about the interview',
    'what should I wear to the interview?',
    'my interview is at 3',
    'good morning',
    'it is raining',
  ]) {
    test(`still to come: “${text}”`, ({ assert }) => assert.deepEqual(changes(text), []))
  }

  test('moved to another evening it is over later than at noon', ({ assert }) => {
    const concert = { ...AHEAD, subject: 'concert' }
    assert.deepEqual(hearOfLoops('it got moved to friday', [concert], WHERE), [
      { id: 1, change: 'moved', eventAt: Date.parse('2026-11-21T01:00:00Z'), isAllDay: true },
    ])
  })

  test('of two, only the one that was named', ({ assert }) => {
    assert.deepEqual(changes('the exam got cancelled', [AHEAD, OTHER]), ['2 dropped'])
    assert.deepEqual(changes('they cancelled it', [AHEAD, OTHER]), [])
    assert.deepEqual(changes('they cancelled my flight, it sucks', [AHEAD]), [])
    assert.deepEqual(changes('the interview went well', [OVER, OTHER]), ['1 closed'])
  })

  test('who wants to be left in peace is asked nothing', ({ assert }) => {
    for (const text of SPACE) {
      assert.isTrue(isAskingForSpace(text), text)
      assert.deepEqual(changes(text, [AHEAD, OTHER]), ['1 dropped', '2 dropped'])
    }
    for (const text of NO_WISH_FOR_SPACE) assert.isFalse(isAskingForSpace(text), text)
  })

  test('"the interview" and "my job interview" are one, an exam is another', ({ assert }) => {
    assert.isTrue(isSameSubject('job interview', 'interview'))
    assert.isTrue(isSameSubject('interview', 'job interview'))
    assert.isFalse(isSameSubject('math exam', 'history exam'))
    assert.isFalse(isSameSubject('exam', 'interview'))
  })
})
