import type { Field, Resource } from '#app/console/resources/contract'

/** What a list shows a column of. */
export function columnsOf({ fields }: Resource, without: readonly string[] = []): Field[] {
  return fields.filter(({ name, isDetail }) => !isDetail && !without.includes(name))
}

export function fieldOf({ fields }: Resource, name: string | undefined): Field | undefined {
  return fields.find((field) => field.name === name)
}

/** What a list can be filtered by beside its tabs. */
export function filtersOf({ fields }: Resource, tabs?: string): Field[] {
  return fields.filter(({ name, filter }) => filter && name !== tabs)
}

export function sortsOf({ fields }: Resource): string[] {
  return fields.filter(({ isSortable }) => isSortable).map(({ name }) => name)
}

/** Columns that a table shows only to whoever asks for them, so that the rest fits the screen. */
const EXTRA: Readonly<Record<string, string[]>> = {
  'signups': ['role', 'girlfriendId'],
  'messages': ['errorCode', 'segments', 'conversationId'],
  // How long it has waited says as much.
  'safety-events': ['createdAt'],
  // Its state says whether it was paid, and it was begun moments before.
  'purchases': ['paidAt'],
  'ai-usage': ['rejectedFor', 'promptVersion', 'cachedTokens'],
}

export function extraColumnsOf({ name }: Resource): string[] {
  return EXTRA[name] ?? []
}

/** What a list has none of; most labels say it themselves. */
const MANY: Readonly<Record<string, string>> = {
  'ai-usage': 'AI usage',
  'audit-log': 'audit log entries',
}

export function manyOf({ name, label }: Resource): string {
  return MANY[name] ?? label.toLowerCase()
}

const NUMBERS = ['number', 'cents', 'micros']

export function isNumeric({ kind, name }: Field): boolean {
  return NUMBERS.includes(kind) && name !== 'errorCode'
}
