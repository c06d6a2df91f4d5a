import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { HOUR } from '#app/core/clock/durations'
import { zoneOfTraveller } from '#app/companion/times/travellers_clock'
import { checkEachRow } from '#tests/check_each_row'

const NEW_YORK = 'America/New_York'
/** 19:00 in New York, midnight by UTC. */
const AT = Date.parse('2026-11-25T00:00:00Z')

/** What her clock shows after these texts, an hour after the last. */
function clockAfter(...texts: string[]): string {
  const said = texts.map((text, index) => ({
    text,
    at: AT - (texts.length - 1 - index) * HOUR,
  }))
  const zone = zoneOfTraveller({ said, timeZone: NEW_YORK, now: AT + HOUR })
  return DateTime.fromMillis(AT, { zone }).toFormat('ccc HH:mm')
}

const AT_HOME = 'Tue 19:00'

test.group("A traveller's clock", () => {
  test('moves to the hour they name, or to the place', ({ assert }) =>
    checkEachRow(
      [
        ['just landed in tokyo its 9am', 'Wed 09:00'],
        ['We landed! 9:04 am here in Tokyo', 'Wed 09:00'],
        ['arrived, it is 21:00', 'Tue 21:00'],
        ['finally arrived in London, so tired', 'Wed 00:00'],
        ['its 1am here lol jet lag is real', 'Wed 01:00'],
        ['landed in mumbai, its 5:30 am', 'Wed 05:30'],
        ['acabo de llegar a Madrid, son las 1am', 'Wed 01:00'],
        ['just got to los angeles', 'Tue 16:00'],
        ['just landed in new zealand, its 1pm', 'Wed 13:00'],
        ['landed in fiji, its 12pm', 'Wed 12:00'],
        ['we landed in hawaii, its 2pm', 'Tue 14:00'],
        ['made it to Denver!! its 5pm', 'Tue 17:00'],
        ['omg babe we just landed in tokyo', 'Wed 09:00'],
        ["after 14 hours, i've finally arrived in London. so tired", 'Wed 00:00'],
        ['maya i made it to denver', 'Tue 17:00'],
        ['just landed in tokyo and went to a restaurant', 'Wed 09:00'],
        ['landed in london will text you later', 'Wed 00:00'],
        ['just landed in tokyo after a 12 hour flight', 'Wed 09:00'],
      ] as [string, string][],
      ([text, clock]) => assert.equal(clockAfter(text), clock)
    ))

  test('stays where it is when nobody has come anywhere', ({ assert }) =>
    checkEachRow(
      [
        ...[
          "it's 3am and i can't sleep",
          'my flight lands in tokyo at 9am tomorrow',
          'its 7pm here',
        ],
        ...['i love paris', 'we have 2 cats here', 'my sister lives in Madrid', 'arrived at 9 lol'],
        ...['when i landed in tokyo last year i cried', 'my parents arrived in london today'],
        ...[
          'my package made it to denver',
          'havent landed in tokyo yet',
          "we haven't arrived in london",
        ],
        ...['just got to jersey', 'just landed in norfolk', 'made it to christmas'],
        ...[
          'in 2019 i landed in tokyo',
          'i landed in tokyo three years ago',
          'if i made it to london',
        ],
        ...['in london they drink tea at 5pm', 'just got to the gym at 6 pm'],
      ],
      (text) => assert.equal(clockAfter(text), AT_HOME)
    ))

  test('comes home with them, and by itself after a day', ({ assert }) => {
    assert.equal(clockAfter('just landed in tokyo', 'back home at last'), AT_HOME)
    assert.equal(clockAfter('just landed in tokyo', 'so hungry'), 'Wed 09:00')
    const said = [{ text: 'just landed in tokyo', at: AT }]
    const zoneAfter = (hours: number) =>
      zoneOfTraveller({ said, timeZone: NEW_YORK, now: AT + hours * HOUR })
    assert.equal(zoneAfter(23), 'Asia/Tokyo')
    assert.equal(zoneAfter(25), NEW_YORK)
  })
})
