import { z } from 'zod'
import type { Scene } from '#app/companion/voice/language_model'
import { localMoment } from '#app/companion/voice/local_moment'
import { askedWords, clausesOf } from '#app/companion/manners/manner_words'
import { asksWhen } from '#app/companion/times/named_dates'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/greeting_hours.txt',
  z.strictObject({
    named: shapes.source,
    hello: shapes.source,
    notAGreeting: shapes.source,
    asleep: shapes.pattern(),
    eating: shapes.pattern(),
    clock: shapes.pattern('u'),
  })
)

/** Hours from `from` up to, not with, `to`; across midnight when `to` is the smaller one. */
interface Hours {
  from: number
  to: number
}

interface Timed {
  /** Stands for the whole clause: its start is anchored by the source itself. */
  said: RegExp
  hours: Hours
  name: string
  /** Words of the person that make it right at any hour. */
  unless?: RegExp
}

const greeting = (words: string) =>
  new RegExp(`${WORDS.hello}(?:${words})\\b${WORDS.notAGreeting}`, 'u')
const alone = (words: string) => new RegExp(`${WORDS.hello}(?:${words})${WORDS.named}$`, 'u')
const anywhere = (words: string) => new RegExp(`\\b(?:${words})`, 'u')
const HOW_IS = "(?:how's|how is|hows|how goes|como va|como esta|como te va)"
const HERE_IS = "(?:it's|what an?|such an?|on this|on an?)"
const QUALITY =
  '(?:a|an|such|already|still|finally|just|only|so|really|very|pretty|nice|lovely|beautiful|' +
  'fine|quiet|gorgeous|early|late|slow|cozy|sunny|rainy|soft|calm|long)'
const GOES_ON = '(?= *$| here| there| now| already| for (?:you|us|that)| and\\b)'
/** Of a part of the day that is to come. */
const WISHED = ' (?:kind|gentle|easy|good to|nice to)'
const NOT_YET = "(?<!(?:when|if|until|till|once|because|not|almost|nearly) it's [^.]{0,40})"
const now = (part: string) =>
  anywhere(
    [
      `${HOW_IS} (?:your|the|this|tu|la|el) (?:\\p{L}+ )?${part}(?! (?:person|routine|plan))`,
      `hope (?:your|you're having an?|the) (?:\\p{L}+ )?${part}(?:'s| is(?!${WISHED})| goes| treats|$)`,
      `rest of (?:your|the|this) ${part}(?! tomorrow)`,
      `${HERE_IS} (?:${QUALITY} ){0,3}${part}${GOES_ON}${NOT_YET}`,
    ].join('|')
  )

const FORMS = { greeting, alone, anywhere, now }

const TIMED: Timed[] = loadWords(
  'manners/greeting_hours.tsv',
  z.array(
    z.strictObject({
      name: z.string(),
      from: z.coerce.number(),
      to: z.coerce.number(),
      form: z.literal(['greeting', 'alone', 'anywhere', 'now']),
      unless: z.literal(['', 'asleep', 'eating']),
      said: shapes.source,
    })
  )
).map(({ name, from, to, form, unless, said }) => ({
  name,
  hours: { from, to },
  said: FORMS[form](said),
  ...(unless && { unless: WORDS[unless] }),
}))

function isWithin(hour: number, { from, to }: Hours): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** The text that was asked for at this hour may greet as it was asked to. */
function isAskedFor({ occasion }: Scene, name: string): boolean {
  if (occasion === 'good_morning') return name === 'good morning' || name === 'buenos dias'
  return occasion === 'goodnight' && (name === 'good night' || name === 'buenas noches')
}
const OFF_BY_MINUTES = 75
const DAY_MINUTES = 24 * 60

function saidMinutes([, hour = '0', minute = '0', half = '']: RegExpMatchArray): number {
  const isLate = /^p|afternoon|evening|night|tarde|noche/.test(half)
  const twelve = Number(hour) % 12
  const isMidnight = twelve === 0 && /night|noche/.test(half)
  return (twelve + (isLate && !isMidnight ? 12 : 0)) * 60 + Number(minute)
}

function wrongClock(
  words: string,
  { hour, minute }: { hour: number; minute: number }
): string | null {
  const hit = words.match(WORDS.clock)
  if (
    !hit ||
    /\b(?:if|when|until|till|once|imagine|say|said|before|after)\b/.test(words.slice(0, hit.index))
  )
    return null
  const apart = Math.abs(saidMinutes(hit) - (hour * 60 + minute))
  return Math.min(apart, DAY_MINUTES - apart) > OFF_BY_MINUTES
    ? `that it is ${hit[1]} ${hit[3]}`
    : null
}

/**
 * What of the hour is wrong in plain, contracted words: `good morning` in the evening. Null when nothing is.
 */
export function wrongHour(words: string, scene: Scene): string | null {
  const { hour, clock } = localMoment(scene.now, scene.timeZone)
  const asked = askedWords(scene)
  const clauses = clausesOf(words)
  const wrong = TIMED.find(
    ({ said, hours, name, unless }) =>
      !isWithin(hour, hours) &&
      !unless?.test(asked) &&
      !isAskedFor(scene, name) &&
      clauses.some((clause) => said.test(clause))
  )
  const minute = Number(clock.match(/:(\d+)/)?.[1])
  return wrong?.name ?? (asksWhen(asked) ? null : wrongClock(words, { hour, minute }))
}
