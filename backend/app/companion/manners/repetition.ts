import { memoized } from '#app/language/memoized'
import {
  gramsOf,
  petNamesIn,
  questionsOf,
  textKey,
  wordsOf,
} from '#app/companion/manners/repetition_words'

/** What one of her texts used up. Openings and closings are three words, in lower case. */
interface Said {
  key: string
  opening: string
  closing: string
  questions: string[]
  petNames: string[]
  grams: ReadonlySet<string>
}

/** Her latest texts, newest first. */
export type Ledger = readonly Said[]

/** A larger share of a text's 4-grams in one earlier text makes it that text once more. */
const REPEATED = 0.6
const EDGE_WORDS = 3
/** Words of a question anybody asks often: "what happened?" */
const SHORT_QUESTION = 2
const REACH = {
  texts: 50,
  questions: 20,
  shortQuestions: 5,
  edgesOften: 10,
  shortTexts: 5,
  edges: 3,
  petNames: 3,
}
/** The third opening alike within ten texts is a habit. */
const OFTEN = 2

const entryOf = memoized((text): Said => {
  const words = wordsOf(text)
  const hasEdges = words.length > EDGE_WORDS
  return {
    key: textKey(text, words),
    opening: hasEdges ? words.slice(0, EDGE_WORDS).join(' ') : '',
    closing: hasEdges ? words.slice(-EDGE_WORDS).join(' ') : '',
    questions: questionsOf(text),
    petNames: petNamesIn(text),
    grams: new Set(gramsOf(words)),
  }
})

/** `said` is her texts, oldest first, in her own words alone: without the AI notice or legal lines. */
export function ledgerOf(said: readonly string[]): Ledger {
  return said.slice(-REACH.texts).map(entryOf).reverse()
}

function sharedGrams(one: Said, other: Said): string[] {
  return [...one.grams].filter((gram) => other.grams.has(gram))
}

function nearlySaid(entry: Said, ledger: Ledger): string[] {
  if (entry.grams.size === 0) {
    const isSaid = ledger.slice(0, REACH.shortTexts).some((said) => said.key === entry.key)
    return isSaid ? [`the words "${entry.key}"`] : []
  }
  const most = entry.grams.size * REPEATED
  const shared = ledger.map((said) => sharedGrams(entry, said)).find(({ length }) => length > most)
  return shared ? [`the words "${shared[0]}"`] : []
}

function isWornOut(edge: string, before: readonly string[]): boolean {
  if (edge === '') return false
  const often = before.slice(0, REACH.edgesOften).filter((one) => one === edge).length
  return often >= OFTEN || before.slice(0, REACH.edges).includes(edge)
}

function wornEdges(entry: Said, ledger: Ledger): string[] {
  const openings = ledger.map((said) => said.opening)
  const closings = ledger.map((said) => said.closing)
  return [
    ...(isWornOut(entry.opening, openings) ? [`the opening "${entry.opening}"`] : []),
    ...(isWornOut(entry.closing, closings) ? [`the closing "${entry.closing}"`] : []),
  ]
}

function askedBefore(entry: Said, ledger: Ledger): string[] {
  const reachOf = (question: string) =>
    question.split(' ').length > SHORT_QUESTION ? REACH.questions : REACH.shortQuestions
  const isAskedIn = (question: string) => (said: Said) => said.questions.includes(question)
  return entry.questions.filter((question) =>
    ledger.slice(0, reachOf(question)).some(isAskedIn(question))
  )
}

/** In every one of the texts before, so a pet name now and then is no fault. */
function overusedNames(entry: Said, ledger: Ledger): string[] {
  const before = ledger.slice(0, REACH.petNames)
  if (before.length < REACH.petNames) return []
  return entry.petNames.filter((name) => before.every((said) => said.petNames.includes(name)))
}

/**
 * What a text says again of her latest ones, as one plain
 * sentence for a model to do better; null when nothing.
 */
export function repetitionAgainst(text: string, ledger: Ledger): string | null {
  const entry = entryOf(text)
  const faults = [
    ...nearlySaid(entry, ledger),
    ...wornEdges(entry, ledger),
    ...askedBefore(entry, ledger).map((question) => `the question "${question}"`),
    ...overusedNames(entry, ledger).map((name) => `the pet name "${name}"`),
  ]
  if (faults.length === 0) return null
  const said = [...new Set(faults)].slice(0, 4).map((fault) => fault.slice(0, 100))
  return `You wrote nearly the same lately: avoid ${said.join(', ')}.`
}

/** The same for texts as they stand in a scene's `said`. */
export function repetitionIn(text: string, said: readonly string[]): string | null {
  return repetitionAgainst(text, ledgerOf(said))
}
