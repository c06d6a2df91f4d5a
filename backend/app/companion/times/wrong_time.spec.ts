import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Scene, Turn } from '#app/companion/voice/language_model'
import { wrongTime } from '#app/companion/times/wrong_time'
import { sceneOf } from '#tests/voice/scene'
import { checkEachRow } from '#tests/check_each_row'
import { DAY, HOUR } from '#app/core/clock/durations'

const EMPTY = { system: '', turns: [] }
const LA = 'America/Los_Angeles'

function instant(local: string, zone: string): number {
  return DateTime.fromISO(local.replace(' ', 'T'), { zone }).toMillis()
}

/** `at` is local time in `zone`; `heard` is what she answers. */
function sceneAt(at: string, zone: string, heard = 'hi'): Scene {
  const now = instant(at, zone)
  const turns: Turn[] = [{ sender: 'user', text: heard, at: now - 30_000, pictures: 0 }]
  return sceneOf([], { now, timeZone: zone, turns })
}

const isWrong = (text: string, scene: Scene) => wrongTime(text, { scene, prompt: EMPTY }) !== null

/** local time | zone | her words | what she answers */
const WRONG = `
2026-06-09 21:00|${LA}|Good morning, Sam!
2026-06-09 21:00|${LA}|Enjoy your lunch break!
2026-06-09 03:00|${LA}|Ah, that afternoon sun.
2026-06-09 15:10|${LA}|Hey, good morning sunshine
2026-06-09 13:00|${LA}|Good morning!
2026-06-09 22:30|${LA}|Morning!
2026-06-09 23:00|${LA}|morning sleepyhead :)
2026-06-09 19:00|${LA}|Rise and shine! Big day ahead.
2026-06-09 02:30|${LA}|Good morning to you
2026-06-09 12:00|${LA}|Good night, dear.
2026-06-09 09:00|${LA}|Sweet dreams, Sam.
2026-06-09 10:30|${LA}|Sleep well!
2026-06-09 08:00|${LA}|Good evening, you.
2026-06-09 11:00|${LA}|Hello and good evening
2026-06-09 04:00|${LA}|Good evening!
2026-06-09 08:15|${LA}|Good afternoon, Sam.
2026-06-09 20:00|${LA}|Good afternoon!
2026-06-09 21:30|${LA}|Have a great day!
2026-06-09 23:15|${LA}|Hope you have a lovely day
2026-06-09 22:00|${LA}|How's your morning going?
2026-06-09 09:00|${LA}|How is your evening so far?
2026-06-09 09:00|${LA}|How's the night treating you?
2026-06-09 20:00|${LA}|What a beautiful morning
2026-06-09 10:00|${LA}|You're up so late
2026-06-09 14:00|${LA}|It's getting late, Sam
2026-06-09 19:00|${LA}|You are up early today
2026-06-09 20:00|${LA}|It's lunchtime, what are you eating?
2026-06-09 15:00|${LA}|It's almost midnight
2026-06-09 18:00|${LA}|It is noon already
2026-06-09 15:00|${LA}|It's 9 pm, time to slow down
2026-06-09 15:00|${LA}|It's already 7:30 pm over your way
2026-06-09 18:00|Europe/Madrid|Buenos días, Sam
2026-06-09 22:00|America/Mexico_City|¡Buenos dias!
2026-06-09 10:00|Europe/Madrid|Buenas tardes
2026-06-09 23:30|America/Bogota|Buenas tardes, guapo
2026-06-09 11:00|Europe/Madrid|Buenas noches
2026-06-09 10:00|Europe/Madrid|¿Cómo va tu noche?
2026-06-09 10:00|Europe/Madrid|Son las 9 de la noche
2026-06-09 15:00|${LA}|Happy Friday!
2026-06-09 15:00|${LA}|Happy Monday, Sam
2026-06-09 15:00|${LA}|TGIF!
2026-06-09 15:00|${LA}|Thank god it's Friday
2026-06-09 15:00|${LA}|It's finally Friday.
2026-06-09 15:00|${LA}|Today is Wednesday, so you are halfway through.
2026-06-09 15:00|${LA}|It's a lovely Sunday for a walk.
2026-06-09 15:00|${LA}|How's your Saturday going?
2026-06-09 15:00|${LA}|Enjoy the rest of your Sunday.
2026-06-09 15:00|${LA}|On this fine Thursday I thought of you.
2026-06-09 15:00|${LA}|See you tomorrow, Friday
2026-06-09 15:00|${LA}|Tomorrow is Thursday, your big day.
2026-06-09 15:00|${LA}|Tomorrow's Saturday!
2026-06-09 15:00|${LA}|Friday is tomorrow.
2026-06-09 15:00|${LA}|Yesterday was Sunday, so rest was allowed.
2026-06-09 15:00|${LA}|Happy weekend!
2026-06-08 15:00|${LA}|It's the weekend!
2026-06-09 15:00|${LA}|How's your weekend going?
2026-06-09 15:00|${LA}|The weekend is here
2026-06-08 10:00|${LA}|Enjoy your weekend, Sam.
2026-06-09 15:00|${LA}|Happy hump day!
2026-06-09 15:00|Europe/Madrid|Hoy es viernes, por fin.
2026-06-09 15:00|Europe/Madrid|¡Feliz lunes!
2026-06-09 15:00|Europe/Madrid|Mañana es sábado, qué bien
2026-06-09 15:00|Europe/Madrid|Por fin viernes
2026-06-09 15:00|${LA}|It's June 8th today
2026-06-09 15:00|${LA}|Today is May 9.
2026-06-09 15:00|${LA}|It's already December
2026-06-09 15:00|${LA}|It's 2024 and people still fax
2026-06-09 15:00|${LA}|Merry Christmas, Sam!
2026-06-09 15:00|${LA}|Happy New Year!
2026-06-09 15:00|${LA}|Happy Halloween
2026-06-09 15:00|${LA}|It's finally winter
2026-06-09 15:00|Australia/Sydney|It's such a nice summer
2026-12-10 15:00|Europe/Berlin|It's summer, after all
2026-06-09 23:59|${LA}|Happy Wednesday!
2026-06-10 00:01|${LA}|It's Tuesday, so take it easy today.
2026-06-10 00:10|${LA}|Good afternoon
2026-03-08 03:30|${LA}|Happy Saturday
2026-03-29 12:30|Europe/Berlin|Good morning? It's Saturday!
2026-11-01 13:30|${LA}|Good morning
2026-06-09 09:00|Asia/Tokyo|Happy Monday!
2026-06-09 09:00|Pacific/Kiritimati|Happy Monday!
2026-06-09 09:00|Pacific/Pago_Pago|Happy Wednesday!
`

const RIGHT = `
2026-06-09 08:00|${LA}|Good morning, Sam!
2026-06-09 05:00|${LA}|Morning! You beat the birds.
2026-06-09 11:59|${LA}|Good morning
2026-06-09 12:30|${LA}|Good afternoon.
2026-06-09 18:30|${LA}|Good evening, you.
2026-06-09 23:30|${LA}|Good night, Sam.
2026-06-10 00:30|${LA}|Good night!
2026-06-10 00:30|${LA}|Good evening, or what is left of it.
2026-06-09 12:00|${LA}|Good night, sleep well after your shift.|off to bed, night shift was long
2026-06-09 13:00|${LA}|Sweet dreams, enjoy the nap.|gonna take a nap
2026-06-09 21:00|${LA}|I hope you had a good morning.
2026-06-09 21:00|${LA}|Have a good morning tomorrow.
2026-06-09 21:00|${LA}|You are not a morning person, are you...
2026-06-09 21:00|${LA}|How was your morning?
2026-06-09 21:00|${LA}|Talk to you in the morning.
2026-06-09 21:00|${LA}|"Good morning" is a big word at this hour.
2026-06-09 15:00|${LA}|Did you sleep well last night?
2026-06-09 09:00|${LA}|Have a great day, Sam.
2026-06-09 18:00|${LA}|Have a good evening.
2026-06-09 09:00|${LA}|What are you doing this evening?
2026-06-09 09:00|${LA}|Tonight will be better.
2026-06-09 21:00|${LA}|How was your day?
2026-06-09 23:40|${LA}|You're up late.
2026-06-09 02:00|${LA}|It's late, be kind to yourself.
2026-06-09 14:00|${LA}|Better late than never.
2026-06-09 14:00|${LA}|It's late in the game, but you can win.
2026-06-09 15:00|${LA}|It's 3 pm and you already did all that?
2026-06-09 15:00|${LA}|It's five o'clock somewhere.
2026-06-09 15:00|${LA}|If it's 9 pm when you get home, just rest.
2026-06-09 09:00|Europe/Madrid|Buenos días, Sam.
2026-06-09 13:30|Europe/Madrid|Buenos días
2026-06-09 19:30|Europe/Madrid|Buenas tardes
2026-06-09 22:30|Europe/Madrid|Buenas noches, que descanses
2026-06-09 10:00|Europe/Madrid|Espero que hayas dormido bien.
2026-06-09 15:00|${LA}|Happy Tuesday!
2026-06-09 15:00|${LA}|It's Tuesday, the underrated one.
2026-06-09 15:00|${LA}|How's your Tuesday going?
2026-06-09 15:00|${LA}|Tomorrow is Wednesday.
2026-06-09 15:00|${LA}|Yesterday was Monday.
2026-06-09 15:00|${LA}|What are you doing on Friday?
2026-06-09 15:00|${LA}|So your exam is on Friday.|my exam is on friday
2026-06-09 15:00|${LA}|Ah, it's Friday, noted.|no the exam is friday
2026-06-09 15:00|${LA}|It feels like Friday already.
2026-06-09 15:00|${LA}|I wish it were Friday for you.
2026-06-09 15:00|${LA}|When it's Friday you can rest.
2026-06-09 15:00|${LA}|It's not Friday yet, sadly.
2026-06-09 15:00|${LA}|Three more days and it's almost Friday.
2026-06-10 15:00|${LA}|How was your weekend?
2026-06-11 15:00|${LA}|Enjoy the weekend when it comes.
2026-06-12 15:00|${LA}|Happy Friday, Sam!
2026-06-12 15:00|${LA}|TGIF indeed.
2026-06-13 15:00|${LA}|It's the weekend!
2026-06-10 15:00|${LA}|Happy hump day!
2026-06-09 15:00|Europe/Madrid|Hoy es martes.
2026-06-09 15:00|Europe/Madrid|Mañana es miércoles
2026-06-09 15:00|Europe/Madrid|¿Qué haces el viernes?
2026-06-09 15:00|${LA}|It's June 9, a good day to start.
2026-06-09 15:00|${LA}|June 12 will be here soon.
2026-06-09 15:00|${LA}|It may rain tomorrow.
2026-06-09 15:00|${LA}|Merry Christmas to you too, early bird.|merry christmas lol
2026-12-25 10:00|${LA}|Merry Christmas, Sam!
2026-12-31 23:50|${LA}|Happy 2027, almost!
2027-01-01 00:05|${LA}|Happy New Year!
2026-06-09 15:00|${LA}|It's summer soon.
2026-06-09 15:00|Australia/Sydney|It's winter, so tea it is.
2026-06-09 15:00|America/Bogota|It's winter there in a way, rain and all.
2026-06-09 15:00|${LA}|Winter is coming, as they say.
2026-06-09 23:59|${LA}|Happy Tuesday, what is left of it.
2026-06-10 00:01|${LA}|Happy Wednesday!
2026-06-10 00:40|${LA}|It's still Tuesday night, in spirit.
2026-06-10 01:00|${LA}|Tomorrow is Wednesday, so sleep a little.
2026-03-08 03:30|${LA}|Happy Sunday, the clocks just jumped.
2026-11-01 01:30|${LA}|Good night, you have an hour more.
2026-03-29 03:10|Europe/Berlin|Happy Sunday.
2026-06-09 09:00|Asia/Tokyo|Happy Tuesday!
2026-06-09 09:00|Pacific/Kiritimati|Happy Tuesday!
2026-06-09 09:00|Asia/Kathmandu|Good morning!
2026-06-09 15:00|${LA}|That joke belongs to Good Morning America.
2026-06-09 15:00|${LA}|Monday mornings are nobody's friend.
2026-06-09 15:00|${LA}|Friday nights are for films, you said.
2026-06-09 15:00|${LA}|A good night's sleep changes a lot.
`

const casesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

/** hours since the talk before | her words | what she answers. It is Tuesday, 3 PM in Los Angeles. */
const TALK_WRONG = `
72|Earlier today you said you were tired.
72|You told me this morning that you slept badly.
72|You told me yesterday you might quit.
72|Like you said yesterday, small steps.
72|Last night you mentioned the storm.
72|We talked a few minutes ago about that.
72|You said just now that you like rain.
72|An hour ago you told me the opposite.
72|We talked yesterday, and I kept it in mind.
72|Our talk last night stayed with me.
72|Back so soon!
72|We just talked, and you miss me already.
720|You told me two days ago about the flat.
720|Last week you mentioned a job.
720|You asked me a few days ago.
24|You said earlier today that work was slow.
24|A couple of weeks ago you told me about Anna.
24|It's been weeks!
24|Haven't heard from you in months.
24|On Friday you told me about the trip.
2|You told me yesterday about the cat.
2|Last night you said it would rain.
2|You mentioned three days ago that you moved.
0.1|Long time no see!
0.1|It's been a while, Sam.
0.1|I haven't heard from you in ages.
0.1|It's been days!
0.1|Where have you been?
1|It's been days since we talked.
1|You've been gone for ages.
72|Ayer me dijiste que estabas cansado.
72|Anoche me contaste lo del trabajo.
72|Me dijiste hoy que no dormiste.
72|Hace unos minutos me dijiste lo contrario.
0.1|¡Cuánto tiempo sin hablar!
0.1|Hace mucho que no hablamos.
none|You told me yesterday about your dog.
none|Long time no see!
`
const TALK_RIGHT = `
2|Earlier today you said you were tired.
5|You told me this morning that you slept badly.
24|You told me yesterday you might quit.
18|Last night you mentioned the storm.
0.1|A few minutes ago you said the opposite.
0.1|You said just now that you like rain.
48|You told me two days ago about the flat.
96|You told me a few days ago about the flat.
168|Last week you mentioned a job.
72|On Saturday you told me about the trip.
72|It's been days, good to hear from you.
240|Long time no see!
72|You told me about the dentist visit yesterday.|I was at the dentist yesterday
72|You said you slept badly last night.|slept badly last night
72|What did you do yesterday?
72|Yesterday sounds rough.
72|How was your weekend?
2|It's been a long day for you.
2|It's been a while since you painted, hm.|I haven't painted in a while
0.1|Wow, ages indeed.|I haven't seen him in ages
2|You told me once that you like rain.
24|Ayer me dijiste que estabas cansado.
72|Me contaste lo de tu perro.
0.1|Back so soon!
none|Nice to meet you, Sam.
none|What did you do yesterday?
`

function sceneAfter(hours: string, heard = 'hi'): Scene {
  const now = instant('2026-06-09 15:00', LA)
  const before = hours === 'none' ? [] : talkAt(now - Number(hours) * HOUR)
  const turns: Turn[] = [...before, { sender: 'user', text: heard, at: now - 60_000, pictures: 0 }]
  return sceneOf([], { now, timeZone: LA, turns })
}

function talkAt(at: number): Turn[] {
  return [
    { sender: 'user', text: 'long story', at: at - 60_000, pictures: 0 },
    { sender: 'girlfriend', text: 'I like long stories.', at, pictures: 0 },
  ]
}

test.group('Wrong time | the table', () => {
  const isWrongAt = ([at = '', zone = '', text = '', heard]: string[]) =>
    isWrong(text, sceneAt(at, zone, heard))
  const isWrongAfter = ([hours = '', text = '', heard]: string[]) =>
    isWrong(text, sceneAfter(hours, heard))
  test('every wrong time is rejected', ({ assert }) =>
    checkEachRow(casesOf(WRONG), (row) => assert.isTrue(isWrongAt(row))))
  test('every right time passes', ({ assert }) =>
    checkEachRow(casesOf(RIGHT), (row) => assert.isFalse(isWrongAt(row))))
  test('every time that is wrong hours after is rejected', ({ assert }) =>
    checkEachRow(casesOf(TALK_WRONG), (row) => assert.isTrue(isWrongAfter(row))))
  test('every time that is right hours after passes', ({ assert }) =>
    checkEachRow(casesOf(TALK_RIGHT), (row) => assert.isFalse(isWrongAfter(row))))

  test('her texts by the clock break no silence of theirs', ({ assert }) => {
    const scene = sceneAfter('72')
    const now = scene.turns.at(-1)?.at ?? 0
    const morning = { sender: 'girlfriend' as const, text: 'Up?', at: now - 7 * HOUR, pictures: 0 }
    const turns = [...scene.turns.slice(0, -1), morning, ...scene.turns.slice(-1)]
    assert.isFalse(isWrong("It's been days, I'm glad you're here.", { ...scene, turns }))
    assert.isTrue(isWrong('Back so soon!', { ...scene, turns }))
  })

  test('there are at least 150 of them, 60 of which pass', ({ assert }) => {
    const rightOnes = casesOf(RIGHT).length + casesOf(TALK_RIGHT).length
    assert.isAtLeast(rightOnes, 60)
    assert.isAtLeast(rightOnes + casesOf(WRONG).length + casesOf(TALK_WRONG).length, 150)
  })
})

test.group('Wrong time | what she knows', () => {
  test('the same words, one instant, two zones', ({ assert }) => {
    const now = Date.parse('2026-06-09T14:30:00Z')
    const inZone = (timeZone: string) => sceneOf(['hi'], { now, timeZone })
    assert.isFalse(isWrong('Good morning!', inZone(LA)))
    assert.isTrue(isWrong('Good morning!', inZone('Asia/Tokyo')))
    assert.isFalse(isWrong('Happy Tuesday', inZone('Asia/Tokyo')))
    assert.isTrue(isWrong('Happy Tuesday', inZone('Pacific/Kiritimati')))
  })

  test('the hour that comes twice and the hour that never comes', ({ assert }) => {
    const first = Date.parse('2026-11-01T08:30:00Z')
    for (const now of [first, first + HOUR]) {
      assert.isTrue(isWrong("It's 4 am", sceneOf([], { now, timeZone: LA })))
      assert.isFalse(isWrong("It's 1 am and you are awake.", sceneOf([], { now, timeZone: LA })))
    }
    const jumped = Date.parse('2026-03-08T10:05:00Z')
    assert.isFalse(isWrong("It's 3 am for you.", sceneOf([], { now: jumped, timeZone: LA })))
    const yesterday = { ...sceneAfter('none'), now: jumped + 8 * HOUR }
    const talked = { ...yesterday, turns: talkAt(jumped - 14 * HOUR) }
    assert.isFalse(isWrong('Yesterday you told me about it.', talked))
  })

  test('an old line she remembers makes it true', ({ assert }) => {
    const scene = sceneAfter('2000')
    const text = 'You told me yesterday about the cat.'
    const moments = [{ sender: 'user' as const, text: 'my cat', at: scene.now - DAY }]
    assert.isTrue(isWrong(text, scene))
    const remembered = { facts: [], ofHer: [], summary: '', moments }
    assert.isFalse(isWrong(text, { ...scene, remembered }))
  })

  test('a talk longer than what is at hand may have begun earlier', ({ assert }) => {
    const scene = sceneAfter('1')
    const turns = Array.from({ length: 60 }, (_, index) => ({
      ...says(index),
      at: scene.now - (60 - index) * 60_000,
    }))
    assert.isFalse(isWrong('Yesterday you told me about it.', { ...scene, turns }))
    assert.isTrue(isWrong('Yesterday you told me about it.', { ...scene, turns: turns.slice(40) }))
  })

  test('a talk that was cut for old lines that came to mind began earlier', ({ assert }) => {
    const scene = sceneAt('2026-06-09 16:00', LA)
    const turns = Array.from({ length: 20 }, (_, index) => ({
      ...says(index),
      at: scene.now - (30 - index) * 5 * 60_000,
    }))
    const remembered = { facts: [], ofHer: [], summary: '', moments: [] }
    const withTexts = (ofThem: number) => ({
      ...{ ...scene, turns },
      remembered: { ...remembered, history: { since: 0, ofThem } },
    })
    const claim = 'You told me this morning about it.'
    assert.isFalse(isWrong(claim, withTexts(500)))
    assert.isTrue(isWrong(claim, withTexts(10)))
  })

  test('the text that was asked for at this hour greets as it was asked to', ({ assert }) => {
    const scene = { ...sceneAt('2026-06-09 16:00', LA), kind: 'scheduled' as const }
    assert.isTrue(isWrong('Good night, Sam.', scene))
    assert.isFalse(isWrong('Good night, Sam.', { ...scene, occasion: 'goodnight' }))
    assert.isFalse(isWrong('Good morning, Sam.', { ...scene, occasion: 'good_morning' }))
    assert.isTrue(isWrong('Happy Friday, Sam.', { ...scene, occasion: 'good_morning' }))
  })

  test('the reason says what time it is, for the model to do better', ({ assert }) => {
    const scene = sceneAt('2026-06-09 21:05', LA)
    const reason = wrongTime('Good morning!', { scene, prompt: EMPTY })
    assert.equal(
      reason,
      'It is Tuesday, June 9, 2026, 9:05 PM (evening) for them; do not say "good morning".'
    )
    assert.include(
      wrongTime('You told me yesterday.', { scene: sceneAfter('72'), prompt: EMPTY }) ?? '',
      'you last talked 3 days ago'
    )
  })

  test('a broken zone reads as the default one', ({ assert }) => {
    const scene = { ...sceneAt('2026-06-09 21:00', 'America/New_York'), timeZone: 'Not/AZone' }
    assert.isTrue(isWrong('Good morning!', scene))
    assert.isTrue(isWrong('Happy Friday!', scene))
  })
})

function says(index: number): Turn {
  return { sender: index % 2 ? 'girlfriend' : 'user', text: `text ${index}`, at: 0, pictures: 0 }
}
