import { memoized } from '#app/core/threads/memoized'
import { isAsking, isLaughing, marked } from '#app/companion/offline_voice/offline_clauses'
import { TextModel } from '#app/language/text_model'

/** What somebody may tell her, where no act is sure. */
export const TOLD = [
  ...(['loss', 'hard', 'bother', 'glad', 'fun', 'plan', 'plain', 'react', 'answer'] as const),
  ...(['asks_her', 'asks_memory', 'asks_advice', 'asks_world', 'wants', 'warm'] as const),
  ...(['hello', 'bye'] as const),
] as const

/** `vague`: something, and nothing more is sure. */
export type Told = (typeof TOLD)[number] | 'vague'

const MODELS = TOLD.map((name) => ({ name, model: new TextModel(`told_${name}`) }))
/** How far a class must stand out from the next one, and how likely it must be, in log odds. */
interface Sure {
  lead: number
  least: number
}
const SURE: Sure = { lead: 0.25, least: -1.5 }
/** Nobody is pitied, is glad or laughs by mistake, and no talk ends or begins by one. */
const SURER: Partial<Record<Told, Sure>> = {
  loss: { lead: 0.8, least: -0.7 },
  hard: { lead: 0.7, least: -0.8 },
  bother: { lead: 0.5, least: -1 },
  glad: { lead: 0.8, least: -0.7 },
  fun: { lead: 0.5, least: -0.5 },
  answer: { lead: 0, least: -2.5 },
  wants: { lead: 0.6, least: -0.5 },
  hello: { lead: 1, least: 0.5 },
  bye: { lead: 1, least: 0.5 },
}
/** Bad enough that nobody jokes for a while: of these two the likelier one, however near. */
const HEAVY: readonly Told[] = ['loss', 'hard']
/** What a text that ends in a question may be, whatever else is as likely. */
const ASKING: readonly Told[] = ['asks_her', 'asks_memory', 'asks_advice', 'asks_world', 'wants']
/** In a heavy talk more of what is told is heavy. */
const WEIGHTS = { open: 0, gentle: 0.6, grave: 0.8 }
const APART = '\u0001'

interface Around {
  /** What she asked before, where this may be the answer. */
  asked?: string | null
  mode?: keyof typeof WEIGHTS
}

const oddsOf = memoized((both: string): Likely[] => {
  const [text = '', asked = null] = both.split(APART)
  const seen = marked(text)
  return MODELS.map(({ name, model }) => ({ name, odds: model.wholeOdds(seen, asked) }))
})

const isOfHeavy = ({ name }: Likely) => HEAVY.includes(name)

/** What kind of thing a text tells her, `vague` where that is not sure. */
export function toldIn(text: string, { asked = null, mode = 'open' }: Around = {}): Told {
  const all = likelyIn(text, asked)
  return isAsking(text) ? askedOf(all) : surestOf(all, WEIGHTS[mode])
}

/** Nobody answers what was not asked, and half of what a model takes for a joke is none: who jokes laughs. */
function likelyIn(text: string, asked: string | null): Likely[] {
  const isUnfit = ({ name }: Likely) =>
    (name === 'answer' && asked === null) || (name === 'fun' && !isLaughing(text))
  return oddsOf(asked === null ? text : `${text}${APART}${asked}`).filter((one) => !isUnfit(one))
}

function askedOf(all: readonly Likely[]): Told {
  return likeliest(all.filter(({ name }) => ASKING.includes(name)))[0]?.name ?? 'vague'
}

function surestOf(all: readonly Likely[], weight: number): Told {
  const [best, ...others] = likeliest(
    all.map((one) => ({ ...one, odds: one.odds + (isOfHeavy(one) ? weight : 0) }))
  )
  const next = others.find((one) => !best || !isOfHeavy(best) || !isOfHeavy(one))
  return best && next && isSure(best, best.odds - next.odds) ? best.name : 'vague'
}

interface Likely {
  name: Told
  odds: number
}

function likeliest(classes: readonly Likely[]): Likely[] {
  return classes.toSorted((a, b) => b.odds - a.odds)
}

function isSure({ name, odds }: Likely, lead: number): boolean {
  const least = SURER[name] ?? SURE
  return lead >= least.lead && odds >= least.least
}

/** A whole talk turns quiet by it, so it must be likelier still. */
const MOURNING = -1
/** Speaks of somebody's death or dying, beyond doubt. */
export function isMourning(text: string): boolean {
  return toldIn(text) === 'loss' && surestOf(likelyIn(text, null), MOURNING) === 'loss'
}

/** Speaks of somebody's death or dying, or of what is hard to bear. */
export function isHeavyText(text: string): boolean {
  return HEAVY.includes(toldIn(text))
}
