import * as z from 'zod/mini'
import { HOURS } from '#app/texting/gate/contract'

export const MOST_SCHEDULES = 3

/** The five types in the order of the form, each with the time picking it fills in. */
export const SCHEDULE_TYPES = [
  { value: 'good_morning', label: 'Good Morning Text', time: '08:00' },
  { value: 'goodnight', label: 'Goodnight Text', time: '22:00' },
  { value: 'task_reminder', label: 'Task Reminder', time: '14:00' },
  { value: 'random_sweet', label: 'Random Sweet Message', time: '16:00' },
  { value: 'lunch_check', label: 'Lunch Check-in', time: '12:00' },
] as const
export type ScheduleType = (typeof SCHEDULE_TYPES)[number]['value']

/**
 * The sentence beside a time outside those hours: saving it is the consent, and the ledger keeps its words.
 */
export const OFF_HOURS_CONSENT = {
  version: '2026-11-1',
  textFor: (time: string) =>
    `By saving you agree to get this text at ${time} every day, ` +
    `outside the usual hours of ${HOURS.scheduled.from} to ${HOURS.scheduled.until}.`,
} as const

const messageType = z.enum(
  SCHEDULE_TYPES.map((type) => type.value) as [ScheduleType, ...ScheduleType[]],
  'Please select a message type'
)
const time = z
  .string('Please select a time')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please select a time'))
/** Empty: she writes the text herself. */
const customMessage = z
  .string('Your message holds at most 300 characters')
  .check(z.trim(), z.maxLength(300, 'Your message holds at most 300 characters'))

/** What the dialog holds. */
export const scheduleForm = z.object({ messageType, time, enabled: z.boolean(), customMessage })
export type ScheduleForm = z.infer<typeof scheduleForm>

/** `POST /api/schedule-message`: creates, or with `isEditing` changes the schedule `editingId`. */
export const scheduleInput = z.object({
  messageType,
  time,
  enabled: z.optional(z.boolean()),
  customMessage: z.optional(z.nullable(customMessage)),
  isEditing: z.optional(z.boolean()),
  editingId: z.optional(z.nullable(z.int32())),
})
export type ScheduleInput = z.infer<typeof scheduleInput>

/** `PATCH /api/activities/{id}/toggle` */
export const toggleInput = z.object({ enabled: z.boolean('Please choose Active or Paused') })

/** The JSON text in a `message_scheduled` activity's `metadata`. A schedule's id is its activity's id. */
export interface ScheduleMetadata {
  messageType: ScheduleType
  /** `HH:MM`, wall-clock time in the user's zone. */
  time: string
  enabled: boolean
  customMessage: string | null
  /** ISO 8601: when it goes next; null while paused. */
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
