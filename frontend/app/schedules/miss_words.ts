import type { ScheduleMiss } from '#app/schedules/plan/contract'
import { stampTime } from '../../lib/format'

const WHAT: Record<ScheduleMiss['outcome'], string> = {
  not_sent: 'was not sent',
  undelivered: 'did not arrive',
  unknown: 'may not have arrived',
}

/** `Yesterday’s 8:00 AM ET was not sent: no messages left.` */
export function missWords(miss: ScheduleMiss, zone: string, now: number): string {
  const [day, time] = stampTime(miss.dueAt, zone, now).split(', ')
  return `${day}’s ${time} ${WHAT[miss.outcome]}: ${miss.reason}.`
}
