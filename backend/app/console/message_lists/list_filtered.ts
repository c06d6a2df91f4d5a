import { MOST_LISTED } from '#app/console/message_lists/contract'
import type { Span } from '#app/core/database/id_blocks'
import {
  isWhole,
  type Listed,
  type ListParts,
  nearEnd,
} from '#app/console/message_lists/list_parts'
import { countUpTo, findFiltered, keptCounts } from '#app/console/message_lists/list_sql'
import { refuseTooFar } from '#app/console/message_lists/too_far'

/** A page of the texts a filter lets through, with their number. */
export async function listFiltered(parts: ListParts): Promise<Listed> {
  // One more says that there are more.
  const count = await countUpTo(parts, MOST_LISTED + 1)
  const isExact = count <= MOST_LISTED
  if (isExact) return { ids: await pageOf(parts, parts.span), total: count, isExact }
  refuseTooFar(parts.range)
  const kept = await keptCounts(parts, parts.span)
  const total = kept.reduce((sum, block) => sum + block.count, 0)
  return { ids: await deepPage(parts, kept), total: Math.max(total, count), isExact }
}

/**
 * A page of many starts from the near end of the list, with as many blocks
 * as should hold all rows up to it by the kept counts, and with more when
 * they do not: its cost is that of the rows skipped, never of the table.
 */
async function deepPage(
  parts: ListParts,
  kept: { block: number; count: number }[]
): Promise<number[]> {
  const { span, sort, range, blocks } = parts
  const asked = range.to - range.from + 1
  for (let width = widthFor(parts, kept); ; width *= WIDER) {
    const near = nearEnd(span, sort.order, width)
    const part = sort.field === 'id' ? near : blocks.reaching(near, sort.order, span)
    const ids = await pageOf(parts, part)
    if (ids.length === asked || isWhole(part, span)) return ids
  }
}

const WIDER = 4
const SPARE = 1.1

function widthFor(
  { range, sort, span }: ListParts,
  kept: { block: number; count: number }[]
): number {
  const inOrder = sort.order === 'DESC' ? kept.toReversed() : kept
  const end = sort.order === 'DESC' ? span.last : span.first
  let left = (range.to + 1) * SPARE
  for (const { block, count } of inOrder) {
    left -= count
    if (left <= 0) return Math.abs(end - block) + 1
  }
  return kept.length === 0 ? FIRST_WIDTH : span.last - span.first + 1
}

const FIRST_WIDTH = 4

/** What of this part of the list is sure to be in order and complete. */
async function pageOf(parts: ListParts, part: Span): Promise<number[]> {
  const { span, sort, blocks } = parts
  const isCut = sort.field === 'createdAt' && !isWhole(part, span)
  const edge = isCut ? await blocks.edgeOf(part, sort.order, span) : null
  return findFiltered(parts, part, edge)
}
