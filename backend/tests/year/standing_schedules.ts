import app from '@adonisjs/core/services/app'
import { MOST_SCHEDULES, type ScheduleType } from '#app/schedules/plan/contract'
import { SaveSchedule } from '#app/schedules/plan/save_schedule'
import { onboardedUser } from '#tests/world'

export interface Wish {
  type: ScheduleType
  time: string
  /** ISO weekdays, 1 is Monday; every day when absent. */
  days?: number[]
}

/** A schedule of somebody who lives in the zone. */
export interface StandingSchedule extends Wish {
  id: number
  phone: string
  zone: string
}

interface Home {
  zone: string
  userId: number
  phone: string
  wishes: readonly Wish[]
}

/**
 * The five types at the times the form fills in, but one of them in the hour that clock changes leave out.
 */
export const FIVE_TYPES: readonly Wish[] = [
  { type: 'good_morning', time: '08:00' },
  { type: 'goodnight', time: '22:00' },
  { type: 'task_reminder', time: '14:00' },
  { type: 'random_sweet', time: '02:30' },
  { type: 'lunch_check', time: '12:00' },
]

/** Of some days only, at hours around midnight, where a weekday is easily taken for its neighbor. */
export const OF_SOME_DAYS: readonly Wish[] = [
  { type: 'random_sweet', time: '00:10', days: [1, 3, 7] },
  { type: 'task_reminder', time: '23:40', days: [6] },
]

/** So many that allowance never stands in the way. */
const MESSAGES = 100_000
const ORIGIN = { ip: '127.0.0.1', userAgent: null }

/** As many people of each zone as its wishes need, each with a companion whose first text has gone out. */
export async function settleIn(
  wishes: ReadonlyMap<string, readonly Wish[]>
): Promise<StandingSchedule[]> {
  const homes: Home[] = []
  for (const [zone, all] of wishes) {
    for (let first = 0; first < all.length; first += MOST_SCHEDULES) {
      const { id: userId, phone } = await onboardedUser({ timeZone: zone, messages: MESSAGES })
      homes.push({ zone, userId, phone, wishes: all.slice(first, first + MOST_SCHEDULES) })
    }
  }
  // Only now, or making the next person would already send what is due.
  return saveAll(homes)
}

async function saveAll(homes: Home[]): Promise<StandingSchedule[]> {
  const save = await app.container.make(SaveSchedule)
  const schedules: StandingSchedule[] = []
  for (const { zone, userId, phone, wishes } of homes) {
    for (const { type, ...hours } of wishes) {
      const id = await save.execute(userId, { messageType: type, ...hours, enabled: true }, ORIGIN)
      schedules.push({ id, phone, zone, type, ...hours })
    }
  }
  return schedules
}
