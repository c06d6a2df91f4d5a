import type { Random } from '#tests/crash/random'
import type { Part } from '#tests/readers/pattern_tree'

/** As long as a text message may be. */
export const MOST_CHARACTERS = 1600
/** From here on a repetition is one that a text can abuse. */
const MANY = 8
const ENDS = ['', ' x', ' ', '!', '\n', '?', ' a1', '.', ', ']

/** How a hostile text is made: each step is a lead and then a unit, repeated for as long as there is room. */
export interface Recipe {
  steps: { lead: string; unit: string }[]
  suffix: string
}

export function textOf({ steps, suffix }: Recipe, most = MOST_CHARACTERS): string {
  const leads = steps.reduce((length, { lead }) => length + lead.length, suffix.length)
  const room = Math.max(0, most - leads) / steps.length
  const filled = steps.map(({ lead, unit }) => lead + unit.repeat(room / Math.max(1, unit.length)))
  return `${filled.join('')}${suffix}`.slice(0, most)
}

/** A text that comes far in a pattern and then turns round in one of its repetitions. */
export function hostileRecipe(tree: Part, random: Random): Recipe {
  const suffix = random.pick(ENDS)
  const loops = loopsIn(tree)
  if (loops.length === 0 || random.next() < 0.2) return { steps: [wholeStep(tree, random)], suffix }
  const steps = random.next() < 0.2 ? [1, 2] : [1]
  return { steps: steps.map(() => loopStep(tree, random.pick(loops), random)), suffix }
}

function wholeStep(tree: Part, random: Random): Recipe['steps'][number] {
  return { lead: '', unit: `${written(tree, random)}${random.pick([' ', '', ', ', '. '])}` }
}

function loopStep(tree: Part, path: Part[], random: Random): Recipe['steps'][number] {
  const lead = new Way(new Set(path), random).upTo(tree)
  const { body } = path.at(-1) as Part & { kind: 'repeat' }
  const turns = Array.from({ length: random.between(1, 4) }, () => written(body, random))
  const unit = turns.join('')
  return random.next() < 0.3 ? { lead: '', unit: `${lead}${unit} ` } : { lead, unit }
}

/** Every repetition in the pattern with the parts it stands in, itself last. */
function loopsIn(part: Part, way: readonly Part[] = []): Part[][] {
  const path = [...way, part]
  if (part.kind === 'character') return []
  if (part.kind === 'choice') return part.of.flat().flatMap((one) => loopsIn(one, path))
  return [...(part.most >= MANY ? [path] : []), ...loopsIn(part.body, path)]
}

function written(part: Part, random: Random): string {
  return new Way(new Set(), random).upTo(part)
}

/** Writes what a pattern lets one write, until it arrives at the last part of a path. */
class Way {
  #text = ''
  #left: number

  constructor(
    private path: ReadonlySet<Part>,
    private random: Random
  ) {
    this.#left = path.size
  }

  upTo(part: Part): string {
    this.#write(part)
    return this.#text
  }

  #write(part: Part) {
    if (this.#hasArrived) return
    if (this.path.has(part)) this.#left -= 1
    if (this.#hasArrived) return
    if (part.kind === 'character') this.#text += this.random.pick(part.of)
    else if (part.kind === 'choice') for (const one of this.#chosen(part.of)) this.#write(one)
    else for (let times = this.#times(part); times > 0; times -= 1) this.#write(part.body)
  }

  get #hasArrived(): boolean {
    return this.path.size > 0 && this.#left === 0
  }

  #chosen(of: Part[][]): Part[] {
    const onWay = of.find((sequence) => sequence.some((one) => this.path.has(one)))
    return onWay ?? this.random.pick(of)
  }

  #times({ body, least, most }: Part & { kind: 'repeat' }): number {
    if (this.path.has(body)) return Math.max(1, least)
    return this.random.between(least, Math.min(most, least + 2) + 1)
  }
}
