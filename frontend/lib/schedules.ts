import { HOURS } from '#app/texting/gate/contract'
import type { Activity } from '#app/people/activities/contract'
import {
  MOST_SCHEDULES,
  SCHEDULE_TYPES,
  scheduleInput,
  type ScheduleMetadata,
  type ScheduleMiss,
} from '#app/schedules/plan/contract'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
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

/** Such a time is the person's own wish: the form says so, and saving it confirms it. */
export function isUnusualHour(time: string): boolean {
  return time < HOURS.scheduled.from || time >= HOURS.scheduled.until
}

/** A row somebody damaged is left out; the others stand. */
function readSchedule({ id, metadata }: Activity): Schedule | null {
  const known = z.safeParse(scheduleInput, parse(metadata))
  if (!known.success) return null
  const { messageType, time, enabled = true, customMessage } = known.data
  const label = SCHEDULE_TYPES.find(({ value }) => value === messageType)?.label ?? messageType
  return {
    id,
    label,
    messageType,
    time,
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
