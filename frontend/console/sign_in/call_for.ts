const READS = ['list', 'show']

/** The call of the table of roles behind a write of a resource. */
const WRITES: Record<string, string> = {
  'signups.edit': 'signups.pause',
  'notes.create': 'notes.write',
  'notes.edit': 'notes.write',
  'notes.delete': 'notes.write',
  'jobs.edit': 'jobs.retry',
  'jobs.delete': 'jobs.discard',
  'safety-events.edit': 'safety_events.answer',
  'alarms.edit': 'alarms.clear',
}

/** What react-admin calls an action, in the words of the table of roles; null for what nobody may do. */
export function callFor(action: string, resource: string): string | null {
  if (READS.includes(action)) return resource === 'audit-log' ? 'audit_log.read' : 'resources.read'
  if (action === 'export') return 'resources.export'
  return WRITES[`${resource}.${action}`] ?? null
}
