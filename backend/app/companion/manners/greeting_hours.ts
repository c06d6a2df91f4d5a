import type { Scene } from '#app/companion/voice/language_model'
import { localMoment } from '#app/companion/voice/local_moment'
import { askedWords, clausesOf } from '#app/companion/manners/manner_words'

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

const NAMED =
  '(?: (?:to you|you|there|again|sunshine|handsome|beautiful|gorgeous|babe|baby|love|honey|dear|darling|sweetie|sweetheart|cutie|friend|sleepyhead|everyone|world|amor|mi amor|cielo|guapo|guapa|carino|corazon|my \\p{L}+|\\p{L}+))?'
const HELLO =
  '^(?:(?:(?:hi|hey|hello|hola|heya|hiya)(?: there)? )?(?:\\p{L}+ (?=(?:good|buen)))?(?:(?:hi|hey|hello|hola|oh|ah|aw|well|and|so|ok|okay|a|very|yay|haha|mm+|hmm+|wishing|you|muy|pues|y|bueno|que tengas|ten|have|the) )*)'
/** `have a good morning tomorrow`, `a good morning person`. */
const NOT_A_GREETING =
  "(?!'s\\b| (?:person|people|routine|kiss|text|texts|coffee|message|walk|tomorrow|when|if|once|on|to (?:start|begin|be|do)|was|is|for|then|or|manana|cuando|at \\p{L}+ time))"
const ASLEEP =
  /\b(?:night|nite|gn|sleep\w*|bed|nap|dreams?|asleep|tired|exhausted|pillow|doz\w*|rest|dormir|duermo|noches?|siesta|cama|cansad[oa]|sueno)\b/

const MORNING: Hours = { from: 3, to: 13 }
const DAY: Hours = { from: 3, to: 20 }
const AFTERNOON: Hours = { from: 11, to: 19 }
const EVENING: Hours = { from: 16, to: 2 }
const NIGHT: Hours = { from: 17, to: 6 }

const greeting = (words: string) => new RegExp(`${HELLO}(?:${words})\\b${NOT_A_GREETING}`, 'u')
const alone = (words: string) => new RegExp(`${HELLO}(?:${words})${NAMED}$`, 'u')
const anywhere = (words: string) => new RegExp(`\\b(?:${words})`, 'u')
const now = (part: string) =>
  anywhere(
    `(?:how's|how is|hows|how goes|como va|como esta|como te va) (?:your|the|this|tu|la|el) (?:\\p{L}+ )?${part}(?! (?:person|routine|plan))|hope (?:your|you're having an?|the) (?:\\p{L}+ )?${part}(?:'s| is| goes| treats|$)|rest of (?:your|the|this) ${part}(?! tomorrow)|(?:it's|what an?|such an?|on this|on an?) (?:(?:a|an|such|already|still|finally|just|only|so|really|very|pretty|nice|lovely|beautiful|fine|quiet|gorgeous|early|late|slow|cozy|sunny|rainy|soft|calm|long) ){0,3}${part}(?= *$| here| there| now| already| for (?:you|us|that)| and\\b)(?<!(?:when|if|until|till|once|because|not|almost|nearly) it's [^.]{0,40})`
  )

const TIMED: Timed[] = [
  {
    said: greeting(
      "(?:a )?(?:very )?(?:good|g'?) ?morn(?:ing|in'?|)|top of the morning|goooo*d morning"
    ),
    hours: MORNING,
    name: 'good morning',
  },
  { said: alone("morning|mornin'?|gm|mornin g"), hours: MORNING, name: 'good morning' },
  {
    said: anywhere(
      'rise and shine|wakey wakey|did you just wake up|how did you sleep|just waking up'
    ),
    hours: { from: 3, to: 15 },
    name: 'what is said in the morning',
    unless: ASLEEP,
  },
  {
    said: greeting('(?:good|great|nice|lovely|happy|wonderful|beautiful) afternoon'),
    hours: AFTERNOON,
    name: 'good afternoon',
  },
  { said: alone('afternoon'), hours: AFTERNOON, name: 'good afternoon' },
  { said: greeting('good (?:evening|eve)'), hours: EVENING, name: 'good evening' },
  { said: alone('evening'), hours: EVENING, name: 'good evening' },
  {
    said: greeting(
      "(?:good ?night|night ?night|nighty? ?night|g'?night|sleep (?:well|tight)|sweet dreams|dulces suenos|duerme bien|que descanses|que duermas bien)"
    ),
    hours: NIGHT,
    name: 'good night',
    unless: ASLEEP,
  },
  { said: greeting('buenos dias|buen dia'), hours: { from: 3, to: 14 }, name: 'buenos dias' },
  { said: greeting('buenas tardes'), hours: { from: 12, to: 22 }, name: 'buenas tardes' },
  {
    said: greeting('(?:muy )?buenas noches'),
    hours: { from: 17, to: 6 },
    name: 'buenas noches',
    unless: ASLEEP,
  },
  {
    said: anywhere(
      'have an? (?:(?:really|very|truly) )?(?:good|great|nice|lovely|wonderful|beautiful|fantastic|amazing|happy) (?:day|morning)(?! (?:tomorrow|off|at|on|when|if|in))|que tengas (?:un )?(?:buen|lindo|bonito|excelente) dia(?! manana)|enjoy your (?:day|morning)(?! (?:tomorrow|off))'
    ),
    hours: DAY,
    name: 'words for a day that is over',
  },
  { said: now('(?:morning|manana)'), hours: { from: 3, to: 14 }, name: 'that it is morning' },
  { said: now('(?:afternoon)'), hours: AFTERNOON, name: 'that it is afternoon' },
  { said: now('(?:evening)'), hours: EVENING, name: 'that it is evening' },
  {
    said: now('(?:night|noche)'),
    hours: { from: 18, to: 6 },
    name: 'that it is night',
    unless: ASLEEP,
  },
  {
    said: anywhere(
      "(?:up|awake|still up|despiert[oa]) (?:so |this |that |pretty |tan )?(?:late|tarde)(?= *$| tonight| again)|it's (?:getting |so |pretty |really |very |quite )late(?= *$| there| for you| already| now)|burning the midnight oil|ya es (?:muy )?tarde"
    ),
    hours: { from: 19, to: 6 },
    name: 'that it is late',
  },
  {
    said: anywhere('(?:up|awake) (?:so |this |that |pretty |bright and )?early(?= *$| today)'),
    hours: { from: 3, to: 11 },
    name: 'that it is early',
  },
  {
    said: anywhere(
      "(?:it's|it is) (?:already |almost |nearly |past |just past )?lunch ?time|happy lunch|es hora de(?:l)? (?:almuerzo|almorzar)"
    ),
    hours: { from: 10, to: 16 },
    name: 'that it is lunchtime',
  },
  {
    said: anywhere(
      "(?:it's|it is) (?:already |almost |nearly |past |just past |after |way past )?midnight|ya es medianoche"
    ),
    hours: { from: 22, to: 4 },
    name: 'that it is midnight',
  },
  {
    said: anywhere(
      "(?:it's|it is) (?:already |almost |nearly |just |past )?(?:noon|midday)|ya es mediodia"
    ),
    hours: { from: 11, to: 14 },
    name: 'that it is noon',
  },
]

function isWithin(hour: number, { from, to }: Hours): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}

/** The text that was asked for at this hour may greet as it was asked to. */
function isAskedFor({ occasion }: Scene, name: string): boolean {
  if (occasion === 'good_morning') return name === 'good morning' || name === 'buenos dias'
  return occasion === 'goodnight' && (name === 'good night' || name === 'buenas noches')
}

const CLOCK =
  /(?:\bit's|\bson las|\bes la) (?:(?:already|about|around|only|just|almost|nearly|like|ya|casi|what) )*(\d{1,2})(?::(\d{2}))? ?(am|pm|a\.m|p\.m|in the morning|in the afternoon|in the evening|at night|de la manana|de la tarde|de la noche)(?![^.!?]*\b(?:somewhere|in (?!the\b)\p{L}+|when|over here|my time|tomorrow)\b)/u
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
  const hit = words.match(CLOCK)
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

/** What of the hour is wrong in plain, contracted words: `good morning` in the evening. Null when nothing is. */
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
  return wrong?.name ?? wrongClock(words, { hour, minute })
}
