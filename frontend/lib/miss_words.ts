import type { ScheduleMiss } from '#app/schedules/contract'
import { stampTime } from './format'

/** `Yesterday’s 8:00 AM ET was not sent: no messages left.` */
export function missWords({ dueAt, reason }: ScheduleMiss, zone: string, now: number): string {
  const [day, time] = stampTime(dueAt, zone, now).split(', ')
  return `${day}’s ${time} was not sent: ${reason}.`
}
