import { test } from '@japa/runner'
import {
  aiNotice,
  isAiNoticeDue,
  type NoticeWish,
  withoutAiNotice,
} from '#app/texting/gate/ai_notice'
import { PERSONALITIES } from '#app/people/girlfriends/contract'
import { countSegments } from '#app/core/phones/segments'
import { DAY, HOUR } from '#app/core/clock/durations'

const NOON = Date.parse('2026-11-18T17:00:00Z')
const isDue = (noticedAt: number | null, now = NOON) =>
  isAiNoticeDue(noticedAt, { now, timeZone: 'America/New_York' })
const WISH: NoticeWish = { name: 'Mia', personality: 'funny', talk: 7, now: NOON }
/** New York GBL 1702: that it is no human they talk with. */
const IS_AI = /\b(?:an?|all|your|just an|still an|favorite|contains|una|tu)? ?(?:AI|IA)\b/i
const IS_NO_HUMAN = /\b(?:not?|no (?:es|soy)?) ?(?:(?:an?|real|una?|ser) )*(?:human|person)/i

test.group('That she is an AI', () => {
  test('is said at first, and again after three hours to the millisecond', ({ assert }) => {
    assert.isTrue(isDue(null))
    assert.isFalse(isDue(NOON - 3 * HOUR + 1))
    assert.isTrue(isDue(NOON - 3 * HOUR))
  })

  test('is said anew on another day where the person is', ({ assert }) => {
    const midnight = Date.parse('2026-11-18T05:00:00Z')
    assert.isTrue(isDue(midnight - 1, midnight))
    assert.isFalse(isDue(midnight, midnight + 1))
  })

  test('is said plainly in thirteen ways by each personality, and in Spanish', ({ assert }) => {
    for (const isSpanish of [false, true]) {
      for (const { value: personality } of PERSONALITIES) {
        const said = everyWording({ ...WISH, personality, isSpanish })
        assert.lengthOf(said, 13)
        for (const notice of said) {
          assert.match(notice, IS_AI)
          assert.match(notice, IS_NO_HUMAN)
          assert.include(notice, 'Mia')
          assert.isAtMost(notice.length, 64)
          assert.equal(countSegments(notice).encoding, 'GSM-7', notice)
        }
      }
    }
  })

  test('is said in other words thirteen days running, and each time of one day', ({ assert }) => {
    for (let hour = 0; hour < 24; hour += 3) {
      const days = Array.from({ length: 13 }, (_, day) => NOON + day * DAY + hour * HOUR)
      assert.lengthOf(new Set(days.map((now) => aiNotice({ ...WISH, now }))), 13)
    }
    const times = Array.from({ length: 13 }, (_, index) => NOON + index * 3 * HOUR)
    assert.lengthOf(new Set(times.map((now) => aiNotice({ ...WISH, now }))), 13)
  })

  test('is taken off her own words, whatever it said and her name was then', ({ assert }) => {
    for (const name of ['Valentina', 'X'.repeat(60), '', '$& {name}']) {
      for (const { value: personality } of PERSONALITIES) {
        for (const isSpanish of [false, true]) {
          for (const notice of everyWording({ ...WISH, name, personality, isSpanish })) {
            assert.equal(withoutAiNotice(`${notice}how are you?`), 'how are you?')
          }
        }
      }
    }
  })

  test('words that do not begin with it stay as they are', ({ assert }) => {
    const late = `${'so '.repeat(50)}${aiNotice(WISH)}what now?`
    for (const words of ["I'm an AI, not a person.", 'hey you', '', late]) {
      assert.equal(withoutAiNotice(words), words)
    }
  })
})

function everyWording(wish: NoticeWish): Set<string> {
  return new Set(Array.from({ length: 13 }, (_, talk) => aiNotice({ ...wish, talk })))
}
