import { DateTime } from 'luxon'
import type { Scene } from '#app/companion/voice/language_model'
import { agoInWords, localMoment } from '#app/companion/voice/local_moment'
import { DEFAULT_ZONE } from '#app/core/clock/wall_clock'
import type { WordsCheck } from '#app/companion/manners/fault'
import { wrongHour } from '#app/companion/times/greeting_hours'
import { askedWords, contracted, unquoted } from '#app/companion/manners/manner_words'
import { wrongDate } from '#app/companion/times/named_dates'
import { wrongWeekday } from '#app/companion/times/named_days'
import { lastTalkAt } from '#app/companion/times/silences'
import { wrongTalkTime } from '#app/companion/times/talk_times'
import { sentencesOf } from '#app/companion/voice/plain_words'

function nowInWords({ now, timeZone }: Scene): string {
  const there = localMoment(now, timeZone)
  return `It is ${there.weekday}, ${there.longDate}, ${there.clock} (${there.dayPart}) for them`
}

function lastTalkInWords(scene: Scene): string {
  const last = lastTalkAt(scene)
  if (last === undefined) return 'You two have not talked before'
  return `Before this you last talked ${agoInWords(last, scene.now, scene.timeZone)}`
}

function wallClock({ now, timeZone }: Scene): DateTime {
  const there = DateTime.fromMillis(now, { zone: timeZone })
  return there.isValid ? there : DateTime.fromMillis(now, { zone: DEFAULT_ZONE })
}

function wrongDay(text: string, scene: Scene): string | null {
  const [there, asked] = [wallClock(scene), askedWords(scene)]
  for (const words of sentencesOf(text)) {
    const sentence = { words, scene, asked, there }
    const wrong = wrongWeekday(sentence) ?? wrongDate(sentence)
    if (wrong) return wrong
  }
  return null
}

/** A greeting, a weekday, a date or a "when we talked" that the clock says otherwise of. */
export const wrongTime: WordsCheck = (text, { scene }) => {
  const words = contracted(unquoted(text))
  const wrong = wrongHour(words, scene) ?? wrongDay(words, scene)
  if (wrong) return `${nowInWords(scene)}; do not say "${wrong}".`
  const talk = wrongTalkTime(words, scene)
  return talk && `${lastTalkInWords(scene)}; do not say "${talk}".`
}
