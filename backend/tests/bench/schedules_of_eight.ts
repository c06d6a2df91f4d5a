import app from '@adonisjs/core/services/app'
import { DateTime } from 'luxon'
import { Database } from '#app/core/database/database'
import { PlanSchedule } from '#app/schedules/plan/plan_schedule'
import type { Tx } from '#app/core/database/sql'
import { insertPeople, type Person } from '#tests/people'
import type { MovableClock } from './movable_clock.js'

const BATCH = 500

/** The next 08:00 in New York that is at least half a day away (epoch milliseconds). */
export function nextEight(now: number): number {
  const soon = DateTime.fromMillis(now, { zone: 'America/New_York' }).plus({ hours: 12 })
  const eight = soon.set({ hour: 8, minute: 0, second: 0, millisecond: 0 })
  return (eight < soon ? eight.plus({ days: 1 }) : eight).toMillis()
}

/**
 * People who all want a text at 08:00; every other one in their own words. The clock stands before that time.
 */
export async function insertMorning(
  count: number,
  { clock, eight }: { clock: MovableClock; eight: number }
): Promise<void> {
  clock.standAt(eight - 6 * 60 * 60_000)
  const people = await insertPeople(app, { count, messages: 10 })
  const database = await app.container.make(Database)
  const plan = await app.container.make(PlanSchedule)
  for (let from = 0; from < people.length; from += BATCH) {
    await database.transaction(async (tx) => {
      for (const [index, person] of people.slice(from, from + BATCH).entries()) {
        await plan.execute(tx, await insertSchedule(tx, person, { index, now: clock.now() }))
      }
    })
  }
}

async function insertSchedule(
  { sql }: Tx,
  { id: userId }: Person,
  { index, now }: { index: number; now: number }
): Promise<number> {
  const row = await sql.first<{ id: number }>(
    `insert into activities (user_id, activity_type, description, created_at)
     values (?, 'message_scheduled', 'Good morning every day at 08:00', ?) returning id`,
    userId,
    now
  )
  const id = row?.id ?? 0
  await sql.run(
    `insert into schedules (id, user_id, message_type, time, is_enabled, custom_message, effective_from,
       updated_at)
     values (?, ?, 'good_morning', '08:00', ?, ?, ?, ?)`,
    id,
    userId,
    true,
    index % 2 === 0 ? `Good morning, person ${userId}!` : null,
    now,
    now
  )
  return id
}
