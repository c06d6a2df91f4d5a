import * as z from 'zod/mini'
import type { DayHours } from '#app/texting/gate/contract'

export const MOST_SCHEDULES = 3

/** The types in the order of the form, each with the time picking it fills in. */
export const SCHEDULE_TYPES = [
  { value: 'good_morning', label: 'Good Morning Text', time: '08:00' },
  { value: 'goodnight', label: 'Goodnight Text', time: '22:00' },
  { value: 'task_reminder', label: 'Task Reminder', time: '14:00' },
  { value: 'random_sweet', label: 'Random Sweet Message', time: '16:00' },
  { value: 'lunch_check', label: 'Lunch Check-in', time: '12:00' },
  { value: 'surprise', label: 'Surprise Me', time: '10:00' },
] as const
export type ScheduleType = (typeof SCHEDULE_TYPES)[number]['value']

/** Of these one a person: it goes at a minute nobody knows, between its `time` and its `until`. */
export const SURPRISE = { until: '18:00', shortestMinutes: 120 } as const

/** ISO weekdays, Monday first. */
export const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7]
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const SETS: Record<string, string> = {
  '1,2,3,4,5,6,7': 'every day',
  '1,2,3,4,5': 'on weekdays',
  '6,7': 'on weekends',
}

/** `every day`, `on weekdays`, `on Mondays, Wednesdays and Fridays`, `every day but Sunday` */
export function dayWords(days: readonly number[]): string {
  const known = SETS[days.join()]
  if (known !== undefined) return known
  const others = EVERY_DAY.filter((day) => !days.includes(day))
  if (others.length <= 2) return `every day but ${listed(others.map(nameOf))}`
  return `on ${listed(days.map((day) => `${nameOf(day)}s`))}`
}

const nameOf = (day: number) => WEEKDAYS[day - 1] ?? ''

function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
}

/** When a schedule goes; `until` is null for one that goes at its `time`. */
export interface ScheduleHours {
  time: string
  until: string | null
  days: readonly number[]
}

/** `at 08:00`, or `sometime between 10:00 and 18:00`, each time written by `write`. */
export function hourWords(
  { time, until }: Pick<ScheduleHours, 'time' | 'until'>,
  write = (hour: string) => hour
): string {
  if (until === null) return `at ${write(time)}`
  return `sometime between ${write(time)} and ${write(until)}`
}

/** Within the hours that need no consent of their own. */
export function isUsualHour(
  { time, until }: Pick<ScheduleHours, 'time' | 'until'>,
  usual: DayHours
): boolean {
  return time >= usual.from && (until === null ? time < usual.until : until <= usual.until)
}

/**
 * The sentence beside a time outside those hours: saving it is the consent, and the ledger keeps its words.
 */
export const OFF_HOURS_CONSENT = {
  version: '2026-11-3',
  /** `usual`: those of the person on these days. */
  textFor: (hours: ScheduleHours, usual: DayHours) =>
    `By saving you agree to get this text ${hourWords(hours)} ${dayWords(hours.days)}, ` +
    `outside the usual hours of ${usual.from} to ${usual.until}.`,
} as const

const messageType = z.enum(
  SCHEDULE_TYPES.map((type) => type.value) as [ScheduleType, ...ScheduleType[]],
  'Please select a message type'
)
const time = z
  .string('Please select a time')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please select a time'))
const until = z.optional(z.nullable(time))
const NO_DAY = 'Please choose at least one day'
const days = z
  .array(z.int(NO_DAY).check(z.gte(1, NO_DAY), z.lte(7, NO_DAY)), NO_DAY)
  .check(z.minLength(1, NO_DAY), z.maxLength(7, NO_DAY))
/** Empty: she writes the text herself. */
const customMessage = z
  .string('Your message can be at most 300 characters')
  .check(z.trim(), z.maxLength(300, 'Your message can be at most 300 characters'))

interface Wished {
  messageType: ScheduleType
  time: string
  until?: string | null
}

/** Minutes of the day of an `HH:MM`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return 60 * hours + minutes
}

/** A surprise needs room to be one, within one day. */
const hasRoom = z.refine<Wished>(
  ({ messageType: type, time: from, until: to }) =>
    type !== 'surprise' ||
    (to ? minutesOf(to) - minutesOf(from) >= SURPRISE.shortestMinutes : false),
  {
    path: ['until'],
    error: 'Please choose an end at least 2 hours later, on the same day',
  }
)

/** What the dialog holds. */
export const scheduleForm = z
  .object({ messageType, time, until, days, enabled: z.boolean(), customMessage })
  .check(hasRoom)
export type ScheduleForm = z.infer<typeof scheduleForm>

/** `POST /api/schedule-message`: creates, or with `isEditing` changes the schedule `editingId`. */
export const scheduleInput = z
  .object({
    messageType,
    time,
    /** Of a surprise: the end of its hours. */
    until,
    /** ISO weekdays, 1 is Monday; absent: every day, or for one that is changed, the days it has. */
    days: z.optional(days),
    enabled: z.optional(z.boolean()),
    customMessage: z.optional(z.nullable(customMessage)),
    isEditing: z.optional(z.boolean()),
    editingId: z.optional(z.nullable(z.int())),
  })
  .check(hasRoom)
export type ScheduleInput = z.infer<typeof scheduleInput>

/** `PATCH /api/activities/{id}/toggle` */
export const toggleInput = z.object({ enabled: z.boolean('Please choose Active or Paused') })

/** The JSON text in a `message_scheduled` activity's `metadata`. A schedule's id is its activity's id. */
export interface ScheduleMetadata {
  messageType: ScheduleType
  /** `HH:MM`, wall-clock time in the user's zone; of a surprise the beginning of its hours. */
  time: string
  /** Their end; null for all others. */
  until: string | null
  /** ISO weekdays it goes on, 1 is Monday. */
  days: number[]
  enabled: boolean
  customMessage: string | null
  /** ISO 8601: when it goes next, or when the hours begin in which it will; null while paused. */
  nextAt: string | null
  /** Why it will not go then, in plain words; null while nothing holds it up, and while it is paused. */
  heldBecause: string | null
  /** The latest date it should have gone on, when it was not sent or did not arrive. */
  lastMiss: ScheduleMiss | null
}

/** The state of one date a schedule was to go on and did not. */
export interface ScheduleMiss {
  /** ISO 8601. */
  dueAt: string
  /** Never left, left and did not arrive, or nobody knows. */
  outcome: 'not_sent' | 'undelivered' | 'unknown'
  /** In plain words. */
  reason: string
}
