import type { Applied, Condition } from '#app/console/record_tables/record_table'
import { KINDS } from '#app/models/kinds'
import type { Sql } from '#app/core/database/sql'
import type { Times } from '#app/console/message_lists/message_blocks'
import { directionOf, listSorts, type Sort } from '#app/console/message_lists/sorts_sql'

// The list of all texts, with millions of them; measured by `npm run bench:console`.

/**
 * How the texts of a list are met: by the shortest way
 * through an index, then by what that way leaves to check.
 */
export interface MessageFilter {
  /** Rows of `messages t` to walk through, within a range of ids. */
  way: Condition
  /** What is read of them, which the index has. */
  columns: string
  /** What is checked of them. */
  rest: Condition
  times: Times
  /** What the kept counters know of them; null when they know nothing. */
  counted: Condition | null
  /** All of the texts looked for are of these. */
  directions: readonly ('inbound' | 'outbound')[]
  /** Whether each row met has to be looked at, more than the index of its way says. */
  isChecked: boolean
}

/** Of so few texts that each can be looked up. */
const SINGLE = ['id', 'messageSid']
const PERSONAL = ['conversationId', 'userId']
/** What a filter may look at. */
export const FILTERED_COLUMNS =
  't.id, t.created_at, t.direction, t.kind, t.state, t.error_code, ' +
  't.user_id, t.conversation_id, t.message_sid'
/** What the index of a person's texts has of it. */
const PERSONAL_COLUMNS =
  't.id, t.user_id, t.kind, t.state, t.error_code, t.created_at, t.conversation_id'
const BOTH = ['inbound', 'outbound'] as const

/** Null when no text can be meant. */
export async function readMessageFilter(
  sql: Sql,
  conditions: readonly Applied[]
): Promise<MessageFilter | null> {
  if (conditions.some(({ wanted }) => wanted.length === 0)) return null
  const leading = (names: string[]) =>
    names.find((name) => conditions.some(({ field }) => field === name))
  const single = leading(SINGLE)
  if (single) return byLookUp(conditions, single)
  const person = leading(PERSONAL)
  if (person) return byPerson(conditions, person)
  const sorts = await sortsMeant(sql, conditions)
  if (sorts.length === 0) return null
  return byFacets(conditions, sorts)
}

function byLookUp(conditions: readonly Applied[], leading: string): MessageFilter {
  return {
    way: allOf(conditions.filter(({ field }) => field === leading)),
    columns: FILTERED_COLUMNS,
    rest: allOf(conditions.filter(({ field }) => field !== leading)),
    times: timesOf(conditions),
    counted: null,
    directions: directionsOf(conditions),
    isChecked: true,
  }
}

function byPerson(conditions: readonly Applied[], leading: string): MessageFilter {
  const isWay = ({ field }: Applied) => field === leading
  const way = conditions.filter(isWay)
  const rest = conditions.filter(
    (condition) => condition.field !== 'direction' && (leading !== 'userId' || !isWay(condition))
  )
  return {
    way: leading === 'userId' ? allOf(way) : ofPersonOf(way),
    columns: PERSONAL_COLUMNS,
    rest: allOf([...rest, kindsOf(directionsOf(conditions))]),
    times: timesOf(conditions),
    counted: null,
    directions: directionsOf(conditions),
    isChecked: true,
  }
}

/** A conversation has one person, and its texts are of that person. */
function ofPersonOf(conditions: readonly Applied[]): Condition {
  const ids = conditions.flatMap(({ wanted }) => [...wanted])
  return {
    text: `t.user_id in (select c.user_id from conversations c where c.id in (${marks(ids)}))`,
    values: ids,
  }
}

/** The same as their direction, which the index does not have. */
function kindsOf(directions: MessageFilter['directions']): Condition {
  if (directions.length !== 1) return EVERYTHING
  const outbound = Object.keys(KINDS)
  const isOutbound = directions[0] === 'outbound'
  return { text: `t.kind ${isOutbound ? 'in' : 'not in'} (${marks(outbound)})`, values: outbound }
}

function directionsOf(conditions: readonly Applied[]): MessageFilter['directions'] {
  return (wantedOf(conditions, 'direction') as MessageFilter['directions'] | undefined) ?? BOTH
}

function byFacets(conditions: readonly Applied[], sorts: Sort[]): MessageFilter {
  const asked = new Set(conditions.map(({ field }) => field))
  const isOfSorts = ['direction', 'kind', 'state'].some((field) => asked.has(field))
  const facets = isOfSorts ? facetsOf(sorts) : EVERYTHING
  const errors = conditions.filter(({ field }) => field === 'errorCode')
  const during = conditions.filter(({ field }) => field === 'createdAt')
  const hasErrors = errors.length > 0
  return {
    way: hasErrors ? allOf([...errors, HAS_ERROR]) : facets,
    columns: hasErrors ? 't.id, t.created_at, t.kind, t.state' : 't.id, t.created_at',
    rest: allOf(hasErrors ? [facets, ...during] : during),
    times: timesOf(conditions),
    counted: allOf([facets, ...errors]),
    directions: [...new Set(sorts.map(({ kind }) => directionOf(kind)))],
    isChecked: hasErrors,
  }
}

const EVERYTHING: Condition = { text: '', values: [] }
const HAS_ERROR: Condition = { text: 't.error_code is not null', values: [] }

async function sortsMeant(sql: Sql, conditions: readonly Applied[]): Promise<Sort[]> {
  const [kinds, states, directions] = ['kind', 'state', 'direction'].map((field) =>
    wantedOf(conditions, field)
  )
  const sorts = await listSorts(sql)
  return sorts.filter(
    ({ kind, state }) =>
      isAmong(kinds, kind) && isAmong(states, state) && isAmong(directions, directionOf(kind))
  )
}

function isAmong(wanted: readonly unknown[] | undefined, value: string): boolean {
  return wanted === undefined || wanted.includes(value)
}

function facetsOf(sorts: readonly Sort[]): Condition {
  const kinds = [...new Set(sorts.map(({ kind }) => kind))]
  const states = [...new Set(sorts.map(({ state }) => state))]
  return {
    text: `t.kind in (${marks(kinds)}) and t.state in (${marks(states)})`,
    values: [...kinds, ...states],
  }
}

function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}

function allOf(conditions: readonly Condition[]): Condition {
  const some = conditions.filter(({ text }) => text !== '')
  return {
    text: some.map(({ text }) => text).join(' and '),
    values: some.flatMap(({ values }) => values),
  }
}

function wantedOf(conditions: readonly Applied[], name: string) {
  return conditions.find(({ field }) => field === name)?.wanted
}

function timesOf(conditions: readonly Applied[]): Times {
  const times: Times = {}
  for (const { operator, wanted } of conditions) {
    if (operator === 'from') times.from = Number(wanted[0])
    if (operator === 'until') times.until = Number(wanted[0])
  }
  return times
}
