import { z } from 'zod'
import { partIn } from '#app/language/word_parts'

/** The one entry of a section of a list, or a text of a tree. */
const one = z.preprocess(
  (value) => (Array.isArray(value) && value.length === 1 ? value[0] : value),
  z.string({ error: 'here belongs one entry' })
)

/** Between slashes stands a pattern whose spaces at the ends count, or that has flags of its own. */
const SLASHED = /^\/(.*)\/([dgimsuvy]*)$/s

/** V8 says it in its own way. */
const PROBLEMS: [RegExp, string][] = [
  [/Unterminated group$/, 'unbalanced ('],
  [/Unmatched '\)'$/, 'unbalanced )'],
  [/Unterminated character class$/, 'unbalanced ['],
  [/.*: /, ''],
]

/** A line, as it is said. */
export const line = one

/** At least one line. */
export const lines = z.array(z.string()).min(1)

/** Perhaps none. */
export const anyLines = z.array(z.string())

/** Words with spaces between them, over as many lines as it takes. */
export const words = z.array(z.string()).transform((list) => list.join(' ').split(/\s+/))

/** Entries of several words. */
export const lineSet = lines.transform((list): ReadonlySet<string> => new Set(list))

export const wordSet = words.transform((list): ReadonlySet<string> => new Set(list))

/** Lines of words, the first of which stands for the others: what each other one counts as. */
export const kindred = lines.transform(
  (list): ReadonlyMap<string, string> => new Map(list.flatMap(countsAs))
)

function countsAs(entry: string): [string, string][] {
  const [first = '', ...others] = entry.split(' ')
  return others.map((other) => [other, first])
}

/** `a=b` entries, several a line with commas between them. */
export const pairs = z
  .array(z.string().regex(/^(?:[^=,]+=[^=,]+(?:, |$))+$/, 'a pair here is written `one=other`'))
  .transform((list) => new Map(list.flatMap((entry) => entry.split(', ')).map(pairIn)))

const pairIn = (pair: string) => pair.split('=') as [string, string]

/** `one = other` entries, one a line. */
export const glossary = z
  .array(z.string().regex(/^\S.* = \S/, 'a line here is written `one = other`'))
  .transform((list): Record<string, string> =>
    Object.fromEntries(list.map((entry) => entry.split(' = ')))
  )

/** One pattern; the flags are for those without their own. */
export const pattern = (flags = '') =>
  one.transform((entry, context) => built(entry, flags, context))

/** A list of patterns. */
export const patterns = (flags = '') => z.array(pattern(flags))

/** The same, not built yet: to be joined or put into others. */
export const sources = z.array(
  z.string().transform((entry, context) => checkedSource(entry, context))
)

/** One of them. */
export const source = one.transform((entry, context) => checkedSource(entry, context))

/** All of a list in one pattern: it finds what any of them finds. */
export const anyOf = (flags: string) =>
  sources.transform((list, context) => built(list.join('|'), flags, context))

/**
 * The constructor of every literal: what is only tried here is no pattern of ours until somebody builds it.
 */
const Tried = /./.constructor as RegExpConstructor

/** A pattern that is not built yet; what is wrong with it is added to the context. */
export function checkedSource(entry: string, context: z.RefinementCtx): string {
  const { inner } = readPattern(entry, '')
  const problem = problemIn(inner, () => new Tried(inner))
  if (problem !== null) context.addIssue(problem)
  return inner
}

function built(entry: string, flags: string, context: z.RefinementCtx): RegExp {
  const { inner, own } = readPattern(entry, flags)
  const problem = problemIn(inner, () => new Tried(inner, own))
  if (problem === null) return new RegExp(inner, own)
  context.addIssue(problem)
  return z.NEVER
}

function readPattern(entry: string, flags: string): { inner: string; own: string } {
  const [, inner = entry, own] = SLASHED.exec(entry) ?? []
  return { inner, own: own || flags }
}

function problemIn(inner: string, attempt: () => RegExp): string | null {
  const part = partIn(inner)
  if (part !== undefined) return `no part is called ${part}`
  try {
    attempt()
    return null
  } catch (error) {
    return problemOf(error as Error)
  }
}

function problemOf({ message }: Error): string {
  const [said, plain] = PROBLEMS.find(([found]) => found.test(message)) ?? [/$/, '']
  return plain || message.replace(said, '')
}
