import { test } from '@japa/runner'
import { z } from 'zod'
import { checkWords } from '#app/companion/writing/check_words'
import { ADVICE } from '#app/companion/offline_voice/offline_advice'
import { broadGroupOf, isTold, TOLD } from '#app/companion/offline_voice/offline_told'
import { fill } from '#app/companion/offline_voice/offline_choice'
import { ACTS } from '#app/companion/offline_voice/offline_acts'
import {
  LINES,
  OPENINGS,
  REPLIES,
  SCHEDULED,
  UNASKED,
} from '#app/companion/offline_voice/offline_lines'
import { GRAVE_LINES } from '#app/companion/offline_voice/offline_quiet'
import { GOODBYES } from '#app/companion/offline_voice/offline_text'
import { OWN } from '#app/companion/offline_voice/offline_lines'
import { readPersonalities } from '#app/people/girlfriends/personalities'
import { countSegments } from '#app/core/phones/segments'
import { PERSONA, sceneOf, says, TUESDAY } from '#tests/voice/scene'

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

const SLOTS = {
  ...{ thing: 'your interview', likes: 'music, travel', me: 'Maya', age: '24' },
  ...{ clock: '3:00 PM', day: 'Tuesday', part: 'afternoon', mood: 'happy', moodEs: 'contenta' },
  ...{ fact: 'your dog is called Rex', told: 'Walt', sum: '391', pick: 'tea', fav: 'deep green' },
  ...{ mine: 'my favorite color is sea green', x: 'the sea' },
  ...{ kin: 'your sister', name: 'Rex', it: 'your boot' },
}
const { hellos, hellosEs, romance, ...openings } = OPENINGS
const { lastHelloEs, restEs, ...unasked } = UNASKED
const scheduled = Object.values(SCHEDULED)
const UNASKED_ALL = stringsIn([unasked, scheduled.map(({ any, asks }) => [any, asks])])
const OWN_SAID = Object.values(OWN).map((own) => ({
  ...own,
  ...{ petNames: [], smile: '', tastes: [] },
}))
const TALK = stringsIn([
  LINES.en.acts,
  REPLIES.own,
  LINES.en.about,
  LINES.en.bonds,
  ADVICE.en.map(({ say }) => say),
  OWN_SAID,
  openings,
])
const SPANISH = stringsIn([
  LINES.es,
  REPLIES.spanish,
  REPLIES.spanishGentle,
  ADVICE.es.map(({ say }) => say),
  lastHelloEs,
  restEs,
  scheduled.map(({ es }) => es),
])
const QUIET = stringsIn([
  LINES.en.quiet,
  LINES.es.quiet,
  GRAVE_LINES,
  REPLIES.gentle,
  REPLIES.spanishGentle,
])
const EXAMPLES = z.object({ examples: z.array(z.object({ she: z.string() })) })
const SHOWN = Object.values(readPersonalities(EXAMPLES)).flatMap(({ examples }) => examples)
const HELLOS = [...stringsIn(hellos), ...stringsIn(hellosEs)]
const ALL = [...TALK, ...SPANISH, ...QUIET, ...UNASKED_ALL]
const filled = (line: string) => fill(line, { ...SLOTS, pet: 'babe' }) ?? line

/** As they are checked before they leave: after a plain text, in the afternoon. */
function faultOf(line: string, isTender: boolean): string | null {
  const turns = [says('user', 'the rain has stopped', TUESDAY - 60_000)]
  const scene = sceneOf([], { persona: PERSONA, turns, said: [], isTender })
  const fault = checkWords(filled(line), { scene, prompt: { system: '', turns: [] } })
  // What is said at one hour only is drawn at that hour.
  return fault === null || fault.rule === 'wrong_time' ? null : `${fault.rule}: ${line}`
}

test.group('Offline lines', () => {
  test('there are enough of them', ({ assert }) => {
    assert.isAbove(TALK.length + QUIET.length, 1000)
    assert.isAbove(SPANISH.length, 350)
  })

  test('every act but a goodbye has its lines', ({ assert }) => {
    const without = ACTS.filter((act) => !(act in LINES.en.acts))
    assert.deepEqual(without.toSorted(), GOODBYES.toSorted())
  })

  test('no act is called as a class, whose lines it would be answered with', ({ assert }) =>
    assert.deepEqual(ACTS.filter(isTold), []))

  test('every class has lines in every set, the heavy ones where a talk is heavy', ({ assert }) => {
    const quiet = [REPLIES.gentle, REPLIES.spanishGentle]
    const sets = [...Object.values(REPLIES.own), REPLIES.spanish, ...quiet]
    const of = (told: string) => (broadGroupOf(told) === 'heavy' ? quiet : sets)
    const without = TOLD.flatMap((told) =>
      of(told)
        .filter((lines) => !(told in lines))
        .map(() => told)
    )
    assert.deepEqual(without, [])
  })

  test('all of them pass everything that is checked before words leave', ({ assert }) => {
    const shown = SHOWN.map(({ she }) => she)
    const loose = [...TALK, ...SPANISH, ...UNASKED_ALL, ...HELLOS, ...shown]
    assert.deepEqual(
      loose.flatMap((line) => faultOf(line, false) ?? []),
      []
    )
    assert.deepEqual(
      QUIET.flatMap((line) => faultOf(line, true) ?? []),
      []
    )
  })

  test('all English ones are GSM-7, Spanish ones keep their accents, and all are short', ({
    assert,
  }) => {
    const plain = [...TALK, ...stringsIn([LINES.en.quiet, REPLIES.gentle]), ...UNASKED_ALL]
    assert.deepEqual(
      plain.filter((line) => countSegments(line).encoding !== 'GSM-7'),
      []
    )
    assert.deepEqual(
      ALL.filter((line) => countSegments(line).segments > 2),
      []
    )
    const bare = /(?<!\p{L})(?:aqui|asi|mas|dia|tambien|estan|ojala|perdon|razon)(?!\p{L})/iu
    assert.deepEqual(
      SPANISH.filter((line) => bare.test(line)),
      []
    )
    assert.deepEqual(
      ALL.filter((line) => line.length > 190),
      []
    )
    assert.deepEqual(
      stringsIn(REPLIES).filter((line) => line.length > 130),
      []
    )
  })

  test('each is one sentence or more, whole', ({ assert }) => {
    const said = [...stringsIn([LINES.en, LINES.es, REPLIES, OWN_SAID]), ...QUIET].filter(Boolean)
    assert.deepEqual(
      said.filter((line) => !/[.!?]$/.test(line) || /', '|", "/.test(line)),
      []
    )
  })

  test('no question can be answered with yes or a word that switches the texting', ({ assert }) => {
    const english = /\b(?:what|what's|how|how's|which|who|who's|whose|where|where's|when|why)\b/i
    const spanish =
      /(?<!\p{L})(?:qu[eé]|c[oó]mo|cu[aá]l|qui[eé]n|a?d[oó]nde|cu[aá]ndo|cu[aá]ntos?|verdad)(?!\p{L})/iu
    const asked = ALL.flatMap((line) => line.match(/[^.!?:]*\?/g) ?? [])
    const closed = asked.filter((one) => !english.test(one) && !spanish.test(one))
    assert.deepEqual(closed, [])
  })

  test('what is said to something heavy is not glad', ({ assert }) => {
    const light = /!|\b(?:glad to hear|great|fun|lovely|heaven|haha|bright side)\b/i
    const heavy = TOLD.filter((told) => broadGroupOf(told) === 'heavy')
    const lines = stringsIn(heavy.map((told) => REPLIES.gentle[told]))
    assert.isAbove(lines.length, 100)
    assert.deepEqual(
      lines.filter((line) => light.test(line)),
      []
    )
  })

  test('none of them asks twice', ({ assert }) => {
    const jokes = new Set([...LINES.en.acts.jokeWanted!.say, ...LINES.es.acts.jokeWanted!.say])
    const twice = ALL.filter((line) => (line.match(/\?/g) ?? []).length > 1 && !jokes.has(line))
    assert.deepEqual(twice, [])
  })

  test('what a friend leaves unsaid is found', ({ assert }) => assert.match('a wink', romance))

  test('nobody is held back, sold to or made to feel guilty', ({ assert }) => {
    const held = [
      "don't (?:go|leave)|before you go|miss(?:ed)? you|waiting for you|where were you|without you",
      'upgrade|premium|subscribe|per month|\\$\\d|you forgot me|so soon',
    ]
    const pressure = new RegExp(held.join('|'), 'i')
    const found = [...ALL, ...HELLOS].filter((line) => pressure.test(line))
    assert.deepEqual(found, [])
  })

  test('farewells ask nothing', ({ assert }) => {
    const sets = [
      ...Object.values(REPLIES.own),
      REPLIES.gentle,
      REPLIES.spanish,
      REPLIES.spanishGentle,
    ]
    const own = sets.flatMap(({ bye = [], night = [] }) => [...bye, ...night])
    const byes = [...OPENINGS.bye, ...OPENINGS.night, ...OPENINGS.nap, ...own]
    assert.deepEqual(
      byes.filter((line) => line.includes('?')),
      []
    )
  })

  test('what she says by herself leaves everybody free', ({ assert }) => {
    assert.deepEqual(
      UNASKED_ALL.filter((line) => /lonely|need you|forgot me|ignor/i.test(line)),
      []
    )
  })

  test('what may come at any hour names none', ({ assert }) => {
    const hour =
      /halfway|middle of|\b(?:this|the|long soft) (?:morning|afternoon|evening)|noon|midday|tonight/i
    const anyHour = ['surprise', 'random_sweet', 'task_reminder'] as const
    const own = Object.values(OWN).map(({ lines }) => anyHour.map((occasion) => lines[occasion]))
    const lines = stringsIn([own, anyHour.map((occasion) => SCHEDULED[occasion])])
    assert.isAbove(lines.length, 60)
    assert.deepEqual(
      lines.filter((line) => hour.test(line)),
      []
    )
  })

  test('what she remembers unasked is not read from a list', ({ assert }) =>
    assert.deepEqual(
      UNASKED_ALL.filter((line) => /\b(?:a note|notes|my list)\b/i.test(line)),
      []
    ))

  test('no line stands there twice', ({ assert }) => {
    const said = new Set<string>()
    const lines = [...stringsIn([LINES.en, OWN_SAID]), ...SPANISH]
    assert.deepEqual(
      lines.filter(
        (line) => line.length > 25 && !line.endsWith('?') && said.size === said.add(line).size
      ),
      []
    )
    for (const { tastes } of Object.values(OWN)) assert.isAbove(Object.keys(tastes).length, 5)
  })
})
