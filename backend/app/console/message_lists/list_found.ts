import { MOST_LISTED } from '#app/console/message_lists/contract'
import { blockOf, firstIdOf, lastIdOf, type Span } from '#app/core/database/id_blocks'
import {
  isWhole,
  type Listed,
  type ListParts,
  nearEnd,
} from '#app/console/message_lists/list_parts'
import type { Order } from '#app/console/message_lists/message_blocks'
import { keptCounts, listAll, lookUp, sortByTime } from '#app/console/message_lists/list_sql'
import { refuseTooFar } from '#app/console/message_lists/too_far'

export interface FoundParts extends ListParts {
  /** Ids of the texts of some blocks that have the words asked for, rising. */
  find: (part: Span) => Promise<number[]>
  /** Whether anything is asked of the texts beside their words. */
  isFiltered: boolean
}

const FIRST_WIDTH = 4
/**
 * At most so many times what was seen is looked at next: where the words stand thick may begin at any block.
 */
const WIDER = 4

/**
 * A page of the texts that have some words, with their number: block by block from the near end of the list.
 */
export async function listFound(parts: FoundParts): Promise<Listed> {
  const { range, span, sort } = parts
  const asked = range.to - range.from + 1
  const blocks = span.last - span.first + 1
  const found: number[] = []
  for (let seen = 0; ;) {
    const part = nearEnd(beyond(span, sort.order, seen), sort.order, widthFor(found.length, seen))
    for (const id of await listWithin(parts, part)) found.push(id)
    seen += part.last - part.first + 1
    const isAll = seen === blocks
    if (!isAll && found.length <= MOST_LISTED) continue
    const isExact = found.length <= MOST_LISTED
    if (!isExact) refuseTooFar(range)
    const ids = await pageOf(parts, found, nearEnd(span, sort.order, seen))
    if (!isAll && ids.length < asked) continue
    return { ids, total: Math.round((found.length * blocks) / seen), isExact }
  }
}

/**
 * As many blocks as are likely to hold what a list may still
 * show, going by those seen; all of that found, as many again.
 */
function widthFor(found: number, seen: number): number {
  if (seen === 0) return FIRST_WIDTH
  if (found > MOST_LISTED) return seen
  const missing = MOST_LISTED - found + MOST_LISTED / 10
  const likely = found === 0 ? Infinity : Math.ceil((missing * seen) / found)
  return Math.min(likely, seen * WIDER)
}

function beyond({ first, last }: Span, order: Order, seen: number): Span {
  return order === 'DESC' ? { first, last: last - seen } : { first: first + seen, last }
}

/** In the order of ids asked for. */
async function listWithin(parts: FoundParts, part: Span): Promise<number[]> {
  const ids = await parts.find(part)
  const left = parts.isFiltered && ids.length > 0 ? await keepMatching(parts, part, ids) : ids
  return parts.sort.order === 'DESC' ? left.toReversed() : left
}

/** A text looked up by its id costs as much as so many met on the way of a filter. */
const LOOK_UP_COST = 3

/** Looks at the texts found, or lists what the filter lets through and sees which of them were found. */
async function keepMatching(parts: FoundParts, part: Span, ids: number[]): Promise<number[]> {
  const kept = await keptCounts(parts, part)
  const met = kept.reduce((sum, { count }) => sum + count, 0)
  const isShort = parts.filter.counted === null || met < ids.length * LOOK_UP_COST
  const matching = new Set(isShort ? await listAll(parts, part) : await lookUp(parts, ids))
  return ids.filter((id) => matching.has(id))
}

/** Of `found`, which is all there is in the blocks seen. */
async function pageOf(parts: FoundParts, found: number[], seen: Span): Promise<number[]> {
  const { sort, range } = parts
  if (sort.field === 'createdAt') return pageByTime(parts, found, seen)
  return found.slice(range.from, range.to + 1)
}

/** From as many blocks as the page needs: to look up the time of each of ten thousand takes long. */
async function pageByTime(parts: FoundParts, found: number[], seen: Span): Promise<number[]> {
  const { sort, range, blocks, span } = parts
  for (let reach = range.to + 1; ; reach *= 2) {
    const farthest = found[reach - 1]
    const near = farthest === undefined ? seen : until(blockOf(farthest), seen, sort.order)
    const part = blocks.reaching(near, sort.order, span)
    if (part.first < seen.first) return []
    const ids = await sortedWithin(parts, found, part)
    if (ids.length > range.to - range.from || farthest === undefined) return ids
  }
}

function until(block: number, { first, last }: Span, order: Order): Span {
  return order === 'DESC' ? { first: block, last } : { first, last: block }
}

/** Of those that are sure to come before all outside of `part`; sorted where they lie. */
async function sortedWithin(parts: FoundParts, found: number[], part: Span): Promise<number[]> {
  const { sort, blocks, span } = parts
  const edge = isWhole(part, span) ? null : await blocks.edgeOf(part, sort.order, span)
  const near = found.filter((id) => id >= firstIdOf(part.first) && id <= lastIdOf(part.last))
  return sortByTime(parts, near, edge)
}
