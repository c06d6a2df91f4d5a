interface ReadyQuery {
  label: string
  filter: Record<string, unknown>
}

/** Questions asked every day, ready to be picked. `now` is where "today" is counted from. */
export function readyQueriesOf(resource: string, now = new Date()): readonly ReadyQuery[] {
  if (resource === 'messages') return [failedSince(startOfDay(now)), ...MESSAGES]
  return OTHERS[resource] ?? []
}

const MESSAGES: readonly ReadyQuery[] = [
  { label: 'Undelivered by code 30007', filter: { errorCode: 30_007 } },
  { label: 'In doubt', filter: { state: 'unknown' } },
]

const OTHERS: Readonly<Record<string, readonly ReadyQuery[]>> = {
  'signups': [
    { label: 'Opted out', filter: { textingState: 'opted_out' } },
    { label: 'Paused by us', filter: { textingState: 'paused' } },
  ],
  'safety-events': [
    { label: 'Crisis flags', filter: { kind: ['crisis', 'crisis_other'], state: 'open' } },
    { label: 'Minors', filter: { kind: ['minor', 'minor_sexual'], state: 'open' } },
  ],
  'subscriptions': [{ label: 'Past due', filter: { status: 'past_due' } }],
  'jobs': [{ label: 'Dead jobs', filter: { status: 'dead' } }],
  'alarms': [{ label: 'Not cleared', filter: { isCleared: false } }],
  'purchases': [{ label: 'Disputed', filter: { isDisputed: true } }],
  'provider-events': [{ label: 'Not done', filter: { isSettled: false } }],
}

function failedSince(from: string): ReadyQuery {
  return {
    label: 'Failed today',
    filter: { state: ['failed', 'undelivered'], createdAt_gte: from },
  }
}

/** Midnight where the member of staff sits, ISO 8601. */
function startOfDay(now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString()
}
