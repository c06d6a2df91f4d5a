import { notFound } from '#app/core/answers/refusal'
import type { StaffCall } from '#app/core/sessions/roles'
import { RECORD_TABLES } from '#app/console/record_tables/record_tables'
import type { Column, RecordTable } from '#app/console/record_tables/record_table'
import { type Field, type Resource, resourceOf } from '#app/console/resources/contract'

/** A resource with the table behind it. */
export interface Declared {
  resource: Resource
  table: RecordTable
}

/** Who may see rows; all others' is `resources.read`. */
const READ_CALLS: Readonly<Record<string, StaffCall>> = { 'audit-log': 'audit_log.read' }
/** Who may look for what is masked in them: whoever may only see it masked could find it out by guessing. */
const SEARCH_CALLS: Readonly<Record<string, StaffCall>> = {
  messages: 'messages.search',
  signups: 'signups.search',
}

export function declaredOf(name: string): Declared {
  const resource = resourceOf(name)
  const table = RECORD_TABLES[name]
  if (!resource || !table) throw notFound()
  return { resource, table }
}

export function readCallOf({ resource }: Declared): StaffCall {
  return READ_CALLS[resource.name] ?? 'resources.read'
}

export function searchCallOf({ resource }: Declared): StaffCall | undefined {
  return SEARCH_CALLS[resource.name]
}

export function fieldOf({ resource }: Declared, name: string): Field | undefined {
  return resource.fields.find((field) => field.name === name)
}

/** A declared field without a column is a mistake of ours, which the catalogue's test finds. */
export function columnOf({ resource, table }: Declared, name: string): Column {
  const column = table.columns[name]
  if (!column) throw new Error(`${resource.name} has no column for ${name}`)
  return column
}
