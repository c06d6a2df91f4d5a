import type { DayPart } from '#app/companion/voice/local_moment'
import { straighten } from '#app/companion/offline_voice/offline_second_person'
import type { Valence } from '#app/companion/offline_voice/offline_reactions'

/** A hello at the start of a clause, with whom it is for. */
export const GREETING =
  /^(?:oh |well |ok |okay )*(?:hi+|hey+|heya|hello+|hiya|yo|howdy|hola|greetings|good (?:morning|afternoon|evening|day)|g'?morning|gm|(?:morning|evening|afternoon)(?=[,.! ]*$|[,.!]))(?: (?:there|again|you|babe|baby|love|sweetie|gorgeous|beautiful|everyone|honey|dear|to you))*(?=[,.! ]|$)(?: (?!i|i'm|my|we|what|how|is|are|was|can)\p{L}+(?=$|[,.!]))?[,.! ]*/iu
const GOOD =
  /\b(?:great|good|amazing|awesome|love[ds]?|loving|won|win|passed|finally|excited|fun|happy|beautiful|best(?! friend)|wonderful|perfect|fantastic|proud|nice|delicious|relaxing|glad|enjoy(?:ed|ing)?|adore|celebrat\w*|yummy)\b/i
const BAD =
  /\b(?:bad(?:ly)?|hates?|awful|terrible|horrible|lost|lose|died|sick|failed|fail|fired|broke|broken|hurts?|worst|stress\w*|annoy\w*|argument|fight|fought|late|problem|ruined|cried|crying|sad|unfair|yelled|stole|stolen|rejected|worried|scared|miss(?:ed|ing)?|cancelled|canceled|crashed|pain|laid off|sucks?|disaster|nightmare|exhaust\w*|rough|dumping|rude|(?:never|doesn't|didn't) listens?|talk(?:s|ing|ed) over|driving me (?:crazy|mad|nuts)|ignored?|ignores|mean to|too much|cry|alone|awkward|unfortunately)\b/i
const NEGATED =
  /\b(?:not|n't|isn't|wasn't|never|no) (?:\w+ ){0,2}(?:great|good|amazing|fun|happy|nice|excited|love|enjoy)/i
const RELIEVED =
  /\b(?:not|n't|isn't|wasn't|no longer|less) (?:\w+ ){0,2}(?:sad|bad|tired|mad|angry|stressed|worried|sick|alone|lonely|scared|nervous|awful|terrible)\b/i
const SPANISH =
  /(?:^|[^\p{L}])(?:hola|que|qué|estás?|estoy|c[oó]mo|eres|gracias|buen[oa]s|noches|d[ií]as|muy|bien|quiero|amor|para|por|una|pero|porque|ad[ií]os|hoy|tengo|me|mi|te|soy|trabajo|mucho|tú|día|feliz|triste|cansad[oa])(?=[^\p{L}]|$)/giu
/** `fine, you?` holds an answer and a question. */
const HANDED_BACK =
  /(?:,\s*|\s+(?=and |how about |what about |hbu|wbu))(?=(?:and |how about |what about )?(?:you|u|yourself|hbu|wbu)\s*\?+\s*$)/i
const FILLERS =
  /^(?:(?:anyway|anyways|so|well|and|but|also|oh|um+|uh+|like|ok so|okay so)(?:,\s*|\s+(?=\S)|[.!]*$))+/i
const KEYBOARD = /asd|sdf|dfg|fgh|ghj|hjk|jkl|lkj|kjh|hgf|fds|qwe|wer|zxc|xcv/gi
const MASH =
  /^(?:[bcdfghjklmnpqrstvwxz]{4,}|(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb)\w*)$/i

const JOINTS =
  /,\s+(?=(?:i|i'm|im|my|we|what|how|can|do|are|the|a bit|a little|kinda|just|but|so|really|pretty|went|then|now)\b)|(?<=(?:\S+ ){3}\S+)\s+and (?=(?:i|i'm|im|my|we|what|how)\b)/i

/** `my car died and I was late` says two things; `my sister and I` is one. */
function splitLong(part: string): string[] {
  return part.split(' ').length < 7 ? [part] : part.split(JOINTS)
}

/** What is said in one text, cut where one thought ends and the next begins. */
export function splitClauses(text: string): string[] {
  return text
    .slice(0, 1600)
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(HANDED_BACK, '. ')
    .split(/(?<=[.!?\u2026])\s+|[\n;]+|(?<!^)(?=\bbut (?:i|my|we|the)\b)/i)
    .flatMap(splitLong)
    .map((part) => straighten(part).replace(FILLERS, ''))
    .filter((part) => part.length > 0)
    .slice(0, 12)
}

export function valenceOf(clause: string): Valence {
  if (/\b(?:lol|haha\w*|lmao|jk)\b|😂|🤣/iu.test(clause)) return 'neutral'
  if (RELIEVED.test(clause)) return 'good'
  if (BAD.test(clause) || NEGATED.test(clause)) return 'bad'
  return GOOD.test(clause) ? 'good' : 'neutral'
}

function isMashed(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '')
  if (/[bcdfghjklmnpqrstvwxz]{6}/i.test(letters) && !/tch/i.test(letters)) return true
  return MASH.test(letters) || (letters.length > 6 && [...letters.matchAll(KEYBOARD)].length > 1)
}

/** A clause that holds no words she can read. */
export function oddIntent(clause: string): 'ack' | 'empty' | 'foreign' | 'gibberish' | null {
  const letters = clause.replace(/[^\p{L}]/gu, '')
  if (letters.length === 0)
    return /\p{Extended_Pictographic}|[\d:;<]/u.test(clause) ? 'ack' : 'empty'
  const foreign = clause.replace(/[^\p{L}]|\p{Script=Latin}/gu, '')
  if (foreign.length * 2 > letters.length) return 'foreign'
  return clause.split(/\s+/).every(isMashed) ? 'gibberish' : null
}

export function isSpanish(clause: string): boolean {
  const words = clause.split(/\s+/).length
  const hits = [...clause.matchAll(SPANISH)].length
  return (
    /[¿¡]/.test(clause) ||
    (hits >= 2 && hits * 3 >= words) ||
    /^(?:hola|eres|hablo con|estoy hablando)\b/i.test(clause)
  )
}

const GREETED: [RegExp, DayPart][] = [
  [/\bmorning\b|\bgm\b/i, 'morning'],
  [/\bafternoon\b/i, 'afternoon'],
  [/\bevening\b/i, 'evening'],
]

/** The part of day a greeting names. */
export function dayPartNamed(greeting: string | null): DayPart | null {
  return GREETED.find(([pattern]) => pattern.test(greeting ?? ''))?.[1] ?? null
}
