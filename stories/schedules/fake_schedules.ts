import type { Activity } from '#app/people/activities/contract'
import type { ScheduleInput, ScheduleMetadata } from '#app/schedules/plan/contract'
import { activity, scheduled } from '../scenes'

const DAY_MS = 86_400_000

/** The next time it is that hour of UTC. */
function nextHour(hour: number): string {
  const today = new Date().setUTCHours(hour, 0, 0, 0)
  return new Date(today > Date.now() ? today : today + DAY_MS).toISOString()
}

export const goodnight = scheduled(
  { messageType: 'goodnight', time: '22:00', nextAt: nextHour(3) },
  { id: 11 }
)
export const lunch = scheduled(
  {
    messageType: 'lunch_check',
    time: '12:30',
    enabled: false,
    customMessage: 'Did you eat something green today? Chips do not count.',
    nextAt: null,
  },
  { id: 12 }
)
export const task = scheduled(
  {
    messageType: 'task_reminder',
    time: '14:00',
    customMessage:
      'Water the plants, answer your sister, and no, tomorrow is not a day of the week. ' +
      'The monstera is watching you and so am I. ' +
      'https://example.com/a-list-that-somebody-keeps-for-no-good-reason-at-all',
    nextAt: nextHour(19),
  },
  { id: 13 }
)

export const surprise = scheduled(
  {
    messageType: 'surprise',
    time: '10:00',
    until: '18:00',
    days: [2, 4, 6, 7],
    nextAt: nextHour(15),
  },
  { id: 14 }
)

/** Answers of a server that keeps what it is told: list, save, toggle and delete. */
export function keeping(...kept: Activity[]) {
  let rows = kept
  const change = (id: number, changes: Partial<ScheduleMetadata>) => {
    rows = rows.map((row) => (row.id === id ? edited(row, changes) : row))
    return { success: true }
  }
  const toggle = (row: Activity) => ({
    [`PATCH /api/activities/${row.id}/toggle`]: (body: unknown) =>
      change(row.id, body as { enabled: boolean }),
    [`DELETE /api/activities/${row.id}`]: () => {
      rows = rows.filter(({ id }) => id !== row.id)
      return { success: true }
    },
  })
  return {
    'GET /api/activities?includeScheduled=true': () => ({
      activities: [activity({ id: 1 }), ...rows],
    }),
    'POST /api/schedule-message': (body: unknown) => {
      const { isEditing, editingId, ...wish } = body as ScheduleInput
      if (isEditing) return change(Number(editingId), wish as Partial<ScheduleMetadata>)
      rows = [...rows, scheduled({ ...wish, nextAt: nextHour(17) } as ScheduleMetadata, { id: 99 })]
      return { success: true, message: 'Your message is scheduled.' }
    },
    ...Object.assign({}, ...kept.map(toggle)),
  }
}

function edited(row: Activity, changes: Partial<ScheduleMetadata>): Activity {
  return { ...row, metadata: JSON.stringify({ ...JSON.parse(row.metadata ?? '{}'), ...changes }) }
}
