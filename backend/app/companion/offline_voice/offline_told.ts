import { z } from 'zod'
import { memoized } from '#app/language/memoized'
import { isAsking, marked } from '#app/companion/offline_voice/offline_clauses'
import { TextClasses } from '#app/language/text_classes'
import { loadWords } from '#app/language/words'

export const GROUPS = [
  ...(['heavy', 'trouble', 'good', 'everyday', 'to_her', 'asking', 'opening'] as const),
] as const
const BROAD = [
  ...(['g_heavy', 'g_trouble', 'g_good', 'g_everyday', 'g_question', 'g_anything'] as const),
] as const

/** What kind of thing a text tells her, as far as that is known. */
export type Group = (typeof GROUPS)[number]
/** A class of fits.yaml, or lines for any of a group, or for anything. */
export type Told = string

const byGroup = z.record(z.enum(GROUPS), z.number())
const FITS = loadWords(
  'offline_voice/fits.yaml',
  z.strictObject({
    groups: z.record(z.enum(GROUPS), z.array(z.string())),
    broad: z.record(z.enum(BROAD), byGroup),
    beside: z.record(z.enum(GROUPS), byGroup),
  })
)
const GROUP_OF = new Map(
  GROUPS.flatMap((group) => FITS.groups[group].map((name): [string, Group] => [name, group]))
)
const MODEL = new TextClasses('told')

/** Every class that has lines. */
export const TOLD: readonly Told[] = [...GROUP_OF.keys(), ...BROAD]

export const isTold = (intent: string) => broadGroupOf(intent) !== null

/** The lines for any of a group; for anything, where there are none. */
export const BROAD_OF: Record<Group, (typeof BROAD)[number]> = {
  heavy: 'g_heavy',
  trouble: 'g_trouble',
  good: 'g_good',
  everyday: 'g_everyday',
  to_her: 'g_anything',
  asking: 'g_question',
  opening: 'g_anything',
}

/** Of a class, and of lines that are for any of a group. */
export function broadGroupOf(told: Told): Group | null {
  if (told === 'g_anything') return 'everyday'
  return groupOf(told) ?? GROUPS.find((group) => BROAD_OF[group] === told) ?? null
}

export const groupOf = (told: Told): Group | null => GROUP_OF.get(told) ?? null

/** Leaving one author out, it was right more often than it said. */
const SHARPER = 1.2

const APART = '\u0001'

const sharesOf = memoized((both: string): ReadonlyMap<string, number> => {
  const [text = '', asked = null] = both.split(APART)
  const shares = MODEL.sharesOf({ text, marked: marked(text), question: asked }, SHARPER)
  // Nobody answers what was not asked.
  if (asked === null) shares.delete('answer')
  return shares
})

interface Around {
  /** What she asked before, where this may be the answer. */
  asked?: string | null
  /** What it surely is not. */
  never?: readonly string[]
  /** In a heavy talk more of what is told is heavy. */
  isHeavyTalk?: boolean
}

/** Of deaths, illness, partings and lost work, by its words. */
const GRAVE = /\bhint(?:death|ill|parted|worklost)\b/
/** How much more likely that makes a group. */
const LIKELIER = { heavy: 1.7, asking: 2 }

/** What is to be answered to: what fits best, however sure it is what was told. */
export function toldIn(
  text: string,
  { asked = null, never = [], isHeavyTalk = false }: Around = {}
): Told {
  const shares = sharesOf(asked === null ? text : `${text}${APART}${asked}`)
  const likely = likelyIn(text, isHeavyTalk)
  const open = [...shares].filter(([name]) => !never.includes(name))
  const weighed = open.map(([name, share]): [string, number] => [
    name,
    share * (likely.get(groupOf(name)) ?? 1),
  ])
  const sums = sumsOf(weighed)
  const broad = BROAD.map((name) => ({ name, fit: fitOf(FITS.broad[name], sums) }))
  const exact = weighed.map(([name, share]) => ({ name, fit: exactFit(name, share, sums) }))
  return [...broad, ...exact].reduce((best, one) => (one.fit > best.fit ? one : best)).name
}

/** Groups for which more speaks than the model says. */
function likelyIn(text: string, isHeavyTalk: boolean): ReadonlyMap<Group | null, number> {
  const isGrave = isHeavyTalk || GRAVE.test(marked(text))
  return new Map([
    ['heavy', isGrave ? LIKELIER.heavy : 1],
    ['asking', isAsking(text) ? LIKELIER.asking : 1],
  ])
}

function sumsOf(shares: readonly [string, number][]): ReadonlyMap<Group, number> {
  const sums = new Map<Group, number>()
  for (const [name, share] of shares) {
    const group = groupOf(name)
    if (group) sums.set(group, (sums.get(group) ?? 0) + share)
  }
  return sums
}

function fitOf(fits: Record<Group, number>, sums: ReadonlyMap<Group, number>): number {
  return GROUPS.reduce((fit, group) => fit + fits[group] * (sums.get(group) ?? 0), 0)
}

/** Just right for its own class, and for the others as its group is. */
function exactFit(name: string, share: number, sums: ReadonlyMap<Group, number>): number {
  const group = groupOf(name)
  if (!group) return -1
  const fits = FITS.beside[group]
  return fitOf(fits, sums) + (1 - fits[group]) * share
}

/** How much of a text is of a group, of 1. */
export function shareOf(group: Group, text: string): number {
  return sumsOf([...sharesOf(text)]).get(group) ?? 0
}

export const shareOfJokes = (text: string) => sharesOf(text).get('joke') ?? 0
