import type { Scene } from '#app/companion/voice/language_model'
import { askedWords, unansweredTurns } from '#app/companion/manners/manner_words'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long the two were silent before what she answers now; null when they never talked. */
function silenceOf(scene: Scene): number | null {
  const now = unansweredTurns(scene)[0]?.at ?? scene.now
  const before = scene.turns.findLast((turn) => turn.at < now)
  const own = scene.kind === 'reply' ? now : scene.now
  return before ? own - before.at : null
}

interface Silence {
  said: RegExp
  least: number
  most: number
}

const US = '(?= *(?:[.,!?;]|$)| (?:since|without|huh|sam|stranger|hasn|no see|no)\\b)'
const SILENCES: Silence[] = [
  {
    said: new RegExp(
      `\\blong time,? no (?:see|talk|text|chat|hear)|\\bit's been (?:such |quite |way |far |a |too |so )*(?:while|long time|long|minute|ages|forever|eternity|an eternity)${US}(?! since you (?!wrote|texted|last|said|talked|were here))|\\b(?:haven't|have not) (?:heard from you|talked|texted|spoken|chatted) (?:in|for) (?:a (?:long )?while|ages|forever|so long|a long time)|\\b(?:where have you been|you've been (?:gone|quiet|away|silent|missing)|finally back|stranger)\\b(?= *[.,!?;]|$| for| all| lately| so| this)|\\bcuanto tiempo\\b(?! (?:llevas|tardas|te|tienes|hace que (?!no)))|\\bhace (?:mucho|tiempo|rato) que no (?:hablamos|me escribes|sabia|se de ti|charlamos)|\\btanto tiempo\\b`,
      'u'
    ),
    least: 6 * HOUR,
    most: Infinity,
  },
  {
    said: /\b(?:it's been|haven't (?:heard from you|talked|texted|spoken) (?:in|for)|been) (?:a few |several |many |some |\w+ )?days(?= *(?:[.,!?;]|$)| since (?:we|you (?:wrote|texted)|i heard|our))|\bafter (?:all these|so many|several) days\b|\bhace dias que no (?:hablamos|me escribes)/u,
    least: 30 * HOUR,
    most: Infinity,
  },
  {
    said: /\b(?:it's been|haven't (?:heard from you|talked|texted|spoken) (?:in|for)) (?:a few |several |many |some |\w+ )?weeks?(?= *(?:[.,!?;]|$)| since (?:we|you (?:wrote|texted)|i heard|our))|\bhace semanas que no/u,
    least: 6 * DAY,
    most: Infinity,
  },
  {
    said: /\b(?:it's been|haven't (?:heard from you|talked|texted|spoken) (?:in|for)) (?:a few |several |many |some |\w+ )?months?(?= *(?:[.,!?;]|$)| since (?:we|you (?:wrote|texted)|i heard|our))|\bhace meses que no/u,
    least: 25 * DAY,
    most: Infinity,
  },
  {
    said: /\bback (?:so soon|already|so quickly|that fast)\b|\bthat was (?:quick|fast)(?=[.,!]|$)|\bwe (?:just|only just) (?:talked|spoke|texted|said)\b|\bso soon again\b|\b(?:acabamos de hablar|tan pronto de vuelta|ya volviste)\b/u,
    least: 0,
    most: 12 * HOUR,
  },
]
const ABOUT_TIME =
  /\b(?:while|ages|forever|long time|years?|months?|weeks?|tiempo|gone|quiet|away|quick|fast|soon|days|stranger)\b/

/** What is wrong in how long she says they were silent, in plain, contracted words. Null when nothing is. */
export function wrongSilence(words: string, scene: Scene): string | null {
  if (ABOUT_TIME.test(askedWords(scene))) return null
  const silence = silenceOf(scene)
  const wrong = SILENCES.find(
    ({ said, least, most }) =>
      said.test(words) && (silence === null ? least > 0 : silence < least || silence > most)
  )
  return wrong ? (words.match(wrong.said)?.[0] ?? null) : null
}
