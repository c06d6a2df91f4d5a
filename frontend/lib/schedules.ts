import type { Activity } from '#app/people/activities/contract'
import {
  dayWords,
  EVERY_DAY,
  hourWords,
  MOST_SCHEDULES,
  SCHEDULE_TYPES,
  scheduleInput,
  type ScheduleMetadata,
  type ScheduleMiss,
} from '#app/schedules/plan/contract'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { clockTime, stampTime, timeOfDay, UNBROKEN } from './format'
import { labelOf } from './label_of'
import { KEYS } from './session'

const POLL_MS = 10_000

/** A scheduled message; its id is its activity's. */
export interface Schedule extends ScheduleMetadata {
  id: number
  /** `Goodnight Text` */
  label: string
}

interface Activities {
  activities: Activity[]
}

/** The scheduled messages in the order of the day, read every ten seconds. */
export function useSchedules() {
  return useQuery<Activities, Error, Schedule[]>({
    queryKey: KEYS.schedules,
    select: schedulesIn,
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
  })
}

export function schedulesIn({ activities }: Activities): Schedule[] {
  return activities
    .filter(({ activityType }) => activityType === 'message_scheduled')
    .flatMap((activity) => readSchedule(activity) ?? [])
    .sort((one, other) => one.time.localeCompare(other.time) || one.id - other.id)
}

/** The one that goes first, or null while none is active. */
export function nextSchedule(schedules: Schedule[]): (Schedule & { nextAt: string }) | null {
  const coming = schedules.flatMap((schedule) =>
    schedule.enabled && schedule.nextAt ? { ...schedule, nextAt: schedule.nextAt } : []
  )
  return coming.sort((one, other) => Date.parse(one.nextAt) - Date.parse(other.nextAt))[0] ?? null
}

/** Paused ones count too. */
export function isFull(schedules: Schedule[]): boolean {
  return schedules.length >= MOST_SCHEDULES
}

type Hours = Pick<Schedule, 'time' | 'until' | 'days'>

/** `at 8:00 AM`, `sometime between 10:00 AM and 6:00 PM` */
export function hoursInWords(hours: Pick<Hours, 'time' | 'until'>): string {
  return hourWords(hours, timeOfDay)
}

/** `every day at 8:00 AM` */
export function goesWords(hours: Hours): string {
  return `${dayWords(hours.days)} ${hoursInWords(hours)}`
}

/** `Today, 8:00 AM ET`; of a surprise the hours alone: `Today, 10:00 AM to 6:00 PM ET`. */
export function nextWords(
  { nextAt, until }: Pick<Schedule, 'until'> & { nextAt: string },
  zone: string,
  now: number
): string {
  const stamp = stampTime(nextAt, zone, now)
  if (until === null) return stamp
  const zoneName = clockTime(nextAt, zone).split(UNBROKEN).at(-1) ?? ''
  const begin = stamp.slice(0, -zoneName.length).trimEnd()
  return `${begin} to ${timeOfDay(until)}${UNBROKEN}${zoneName}`
}

/** A row somebody damaged is left out; the others stand. */
function readSchedule({ id, metadata }: Activity): Schedule | null {
  const known = z.safeParse(scheduleInput, parse(metadata))
  if (!known.success) return null
  const { messageType, time, until, days, enabled = true, customMessage } = known.data
  return {
    id,
    label: labelOf(SCHEDULE_TYPES, messageType),
    messageType,
    time,
    until: until ?? null,
    days: days ?? [...EVERY_DAY],
    enabled,
    customMessage: customMessage || null,
    ...outlookOf((parse(metadata) ?? {}) as Partial<ScheduleMetadata>),
  }
}

const OUTCOMES: readonly string[] = ['not_sent', 'undelivered', 'unknown']
type Outlook = Pick<Schedule, 'nextAt' | 'heldBecause' | 'lastMiss'>

function outlookOf({ nextAt, heldBecause, lastMiss }: Partial<ScheduleMetadata>): Outlook {
  return {
    nextAt: isInstant(nextAt) ? nextAt : null,
    heldBecause: typeof heldBecause === 'string' ? heldBecause : null,
    lastMiss: isMiss(lastMiss) ? lastMiss : null,
  }
}

function isMiss(miss: Partial<ScheduleMiss> | null | undefined): miss is ScheduleMiss {
  const isKnown = OUTCOMES.includes(miss?.outcome ?? '')
  return isKnown && isInstant(miss?.dueAt) && typeof miss?.reason === 'string'
}

function isInstant(instant: unknown): instant is string {
  return typeof instant === 'string' && !Number.isNaN(Date.parse(instant))
}

function parse(metadata: string | null): unknown {
  try {
    return JSON.parse(metadata ?? 'null')
  } catch {
    return null
  }
}
