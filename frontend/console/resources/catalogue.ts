import type { Field, Resource } from '#app/console/resources/contract'

/** What a list shows a column of. */
export function columnsOf({ fields }: Resource, without: readonly string[] = []): Field[] {
  return fields.filter(({ name, isDetail }) => !isDetail && !without.includes(name))
}

/** The state of a resource that is worked through by its states: one tab each above the list. */
const TABS: Record<string, string> = {
  'messages': 'state',
  'jobs': 'status',
  'safety-events': 'state',
}

export function tabFieldOf({ name, fields }: Resource): Field | undefined {
  return fields.find((field) => field.name === TABS[name])
}

/** What a list can be filtered by beside its tabs. */
export function filtersOf(resource: Resource): Field[] {
  const tab = tabFieldOf(resource)
  return resource.fields.filter((field) => field.filter && field !== tab)
}

export function sortsOf({ fields }: Resource): string[] {
  return fields.filter(({ isSortable }) => isSortable).map(({ name }) => name)
}

const NUMBERS = ['number', 'cents', 'micros']

export function isNumeric({ kind, name }: Field): boolean {
  return NUMBERS.includes(kind) && name !== 'errorCode' && name !== 'subjectId'
}
