import { z } from 'zod'
import { memoized } from '#app/core/threads/memoized'
import { isAsking, isLaughing, isSaid, marked } from '#app/companion/offline_voice/offline_clauses'
import { TextModel } from '#app/language/text_model'
import { loadWords } from '#app/language/words'

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
const sure = z.strictObject({ lead: z.number(), least: z.number() })
const SURE = loadWords(
  'offline_voice/sure.yaml',
  z.strictObject({ any: sure, of: z.partialRecord(z.enum(TOLD), sure) })
)
const BAD = /\bhint(?:bad|hard|death|ill|parted|worklost|afraid|negated)\b|\bcan'?t\b/i
const DOWN: readonly Told[] = ['loss', 'hard', 'bother']
const AHEAD = /\bhint(?:plan|wish)\b/
/** Nobody is pitied whose words hold nothing bad. */
const BASES: Partial<Record<Told, RegExp>> = { loss: BAD, hard: BAD, bother: BAD, plan: AHEAD }

/** Something went wrong, in whatever way. */
export function isBadNews(text: string): boolean {
  const seen = marked(text)
  return /\bhintbad\b/.test(seen) && !/\bhint(?:good|doubtful|negated)\b/.test(seen)
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
  if (isAsking(text)) return askedOf(text, all)
  const told = surely(text, all) ?? surestOf(all, WEIGHTS[mode])
  return mode === 'open' && isBaseless(told, text) ? 'vague' : told
}

const isBaseless = (told: Told, text: string) => BASES[told]?.test(marked(text)) === false

/** What a few plain words settle. */
function surely(text: string, all: readonly Likely[]): Told | null {
  if (isSaid('died', text)) return 'loss'
  if (isSaid('parted', text)) return 'hard'
  return isPlainlyGlad(text, all) ? 'glad' : null
}

/** Nobody answers what was not asked, and half of what a model takes for a joke is none: who jokes laughs. */
function likelyIn(text: string, asked: string | null): Likely[] {
  const isUnfit = ({ name }: Likely) =>
    (name === 'answer' && asked === null) || (name === 'fun' && !isLaughing(text))
  return oddsOf(asked === null ? text : `${text}${APART}${asked}`).filter((one) => !isUnfit(one))
}

/** With two bangs good news is good news. */
function isPlainlyGlad(text: string, all: readonly Likely[]): boolean {
  const moved = all.filter(({ name }) => name === 'glad' || DOWN.includes(name))
  const [first] = likeliest(moved)
  const isClear = !BAD.test(marked(text)) && (first?.odds ?? 0) < 0
  return /!!|🎉|🥳/u.test(text) && (first?.name === 'glad' || isClear)
}

function askedOf(text: string, all: readonly Likely[]): Told {
  if (isSaid('world', text)) return 'asks_world'
  const kinds = ASKING.filter((name) => name !== 'asks_her' || isSaid('hers', text))
  return likeliest(all.filter(({ name }) => kinds.includes(name)))[0]?.name ?? 'vague'
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
  const least = (name === 'vague' ? null : SURE.of[name]) ?? SURE.any
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
