import { z } from 'zod'
import { clausesIn } from '#app/language/clauses'
import { bareText } from '#app/texting/consent/bare_text'
import * as shapes from '#app/language/word_shapes'
import { TextModel } from '#app/language/text_model'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'consent/revocations.txt',
  z.strictObject({
    before: shapes.pattern(),
    after: shapes.pattern(),
    takesBackWordings: shapes.sources,
    refusesWordings: shapes.sources,
    politeStop: shapes.pattern(),
    grumble: shapes.pattern(),
    otherwise: shapes.pattern(),
    joke: shapes.pattern(),
    quotes: shapes.pattern(),
    tall: shapes.pattern(),
    height: shapes.pattern(),
    heightAnswer: shapes.pattern(),
    cold: shapes.pattern(),
    namesTexts: shapes.pattern(),
  })
)

const LONGEST = 300

const SHORT_FORMS: [RegExp, string][] = [
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(?:pls|plz|plse|pleas|pleaze)\b/g, 'please'],
  [/\btxt(s|ing)?\b/g, 'text$1'],
  [/\b(?:texing|texitng|textin|textng|txtng|txtin)\b/g, 'texting'],
  [/\bsendin\b/g, 'sending'],
  [/\bmsg(s|ing)?\b/g, 'message$1'],
  [/\bmessageing\b/g, 'messaging'],
  [/\btext messages?\b/g, 'texts'],
  [/\b(?:thx|ty|thank you)\b/g, 'thanks'],
  [/\bwanna\b/g, 'want to'],
  [/\b(?:dont|don t)\b/g, 'do not'],
  [/\bim\b/g, 'i am'],
  [/\b(?:ill|i ll)\b/g, 'i will'],
  [/\b(?:ive|i ve)\b/g, 'i have'],
  [/\bid (?=like|prefer)/g, 'i would '],
  [/\bany more\b/g, 'anymore'],
  [/\b(?:fucking|fuckin|goddamn|damn|bloody|freaking|effing|the fuck|the hell) /g, ''],
]
/** After "do not text me" it only asks for some quiet. */
const FOR_NOW = / now\b/
const TAKES_BACK = whole(WORDS.takesBackWordings)
const REFUSES = whole(WORDS.refusesWordings)

function whole(wordings: readonly string[]): RegExp {
  return new RegExp(`^(?:${wordings.join('|')})$`)
}
const SENTENCE_END = /[.!?;…\n]+/
/** After these words the wordings above let anything follow. */
const OPEN_END = /\b(?:or i will|consent to)\b/

const model = new TextModel('opt_out')
/** Odds enough without a wording, and too few to bear one out. */
const LIKELY = -0.5
const HARDLY = -2
/** Of all of it at once: "Stop! In the name of love" is no wish, though "stop" alone is. */
const WHOLLY = -2.5
/** The same beside what mostly takes it back. */
const SURELY = 1.5
/** What is shorter is a keyword, or a wording of ours. */
const FEWEST_WORDS = 2
const MOST_WORDS = 35

/**
 * True for words a reasonable person understands as "no more texts", and for
 * an answer that says so to what she had asked: "Shall I stop texting?"
 */
export function isRevocation(body: string, question: string | null = null): boolean {
  const text = bareText(body)
  if (text.length > LONGEST) return sentencesOf(text).some(isItselfOne)
  return !tellsHeight(text, question) && takesBack(text, question)
}

/** In a long text only a wording that stands alone in its sentence, names texts and quotes nobody. */
function isItselfOne(sentence: string, at: number, all: readonly string[]): boolean {
  const around = all.slice(Math.max(0, at - 1), at + 2).join(' ')
  if (sentence.length > LONGEST || WORDS.quotes.test(plainOf(around))) return false
  return (
    WORDS.namesTexts.test(plainOf(sentence)) && isBorneOut(sentence, model.odds(sentence, null))
  )
}

function takesBack(text: string, question: string | null): boolean {
  const odds = model.odds(text, question)
  if (isBorneOut(text, odds)) return true
  if (odds <= leastOdds(text) || model.wholeOdds(text, question) < WHOLLY) return false
  return isBrief(text, question === null ? FEWEST_WORDS : 1)
}

const isBorneOut = (text: string, odds: number) => odds > HARDLY && isWorded(text)

function tellsHeight(text: string, question: string | null): boolean {
  const isAsked = question !== null && WORDS.height.test(plainOf(question))
  return isAsked && WORDS.heightAnswer.test(plainOf(text))
}

const leastOdds = (text: string) => (WORDS.otherwise.test(plainOf(text)) ? SURELY : LIKELY)

/** Short enough to be that wish alone, and no joke. */
function isBrief(text: string, fewest: number): boolean {
  const plain = plainOf(text)
  const { length } = plain.split(' ')
  if (WORDS.joke.test(plain) || WORDS.tall.test(plain)) return false
  return length >= fewest && length <= MOST_WORDS
}

function isWorded(text: string): boolean {
  const all = plainOf(text)
  if (WORDS.politeStop.test(all) || isPlainWish(all)) return true
  if (WORDS.otherwise.test(all)) return false
  const sentences = sentencesOf(text)
  return (
    isWish(sentences.flatMap(clausesOf)) ||
    sentences.some((one) => WORDS.namesTexts.test(plainOf(one)) && isWish(clausesOf(one)))
  )
}

function sentencesOf(text: string): string[] {
  return text.split(SENTENCE_END).filter((one) => plainOf(one) !== '')
}

/**
 * What a text says beside that wish and the grumbling about
 * it; its emoji stay, a wish that leaves its end open too.
 */
export function besideRevocation(body: string): string {
  const text = bareText(body)
  const isOnlyWish = (sentence: string) =>
    !OPEN_END.test(plainOf(sentence)) && clausesOf(sentence).every(isWishOrGrumble)
  const sentences = text.split(SENTENCE_END).filter((one) => !isOnlyWish(one))
  return [...sentences, ...(text.match(/\p{Extended_Pictographic}/gu) ?? [])].join(' . ')
}

const isWishOrGrumble = (clause: string) =>
  clause === '' ||
  isPlainWish(clause) ||
  WORDS.politeStop.test(clause) ||
  WORDS.grumble.test(clause)

/** Somebody may be called by name first: `Mia, stop texting me`. */
function clausesOf(sentence: string): string[] {
  const unnamed = sentence.replace(/^\s*\p{L}+,\s/u, '')
  return clausesIn(unnamed, /[,()]|\s[-–—]+\s|\band\b/i, plainOf)
}

function isWish(clauses: string[]): boolean {
  const said = clauses.filter((clause) => clause !== '')
  const isCold = said.some((clause) => WORDS.cold.test(clause))
  const means = (clause: string) => isPlainWish(clause) || (isCold && WORDS.politeStop.test(clause))
  return said.every((clause) => means(clause) || WORDS.grumble.test(clause)) && said.some(means)
}

function isPlainWish(plain: string): boolean {
  const wish = without(WORDS.before, plain)
  const bare = without(WORDS.after, wish)
  if (REFUSES.test(bare)) return !FOR_NOW.test(wish)
  return TAKES_BACK.test(wish) || TAKES_BACK.test(bare)
}

function plainOf(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[’'`´\p{M}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return SHORT_FORMS.reduce((full, [short, long]) => full.replace(short, long), plain)
}

function without(part: RegExp, plain: string): string {
  const shorter = plain.replace(part, '')
  return shorter === plain ? plain : without(part, shorter)
}
