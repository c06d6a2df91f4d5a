import { clock, rows } from '#tests/world'

/** As if so much had been spent today; by everybody when no person is named. */
export async function spend(micros: number, userId = 0): Promise<void> {
  await rows(
    `insert into spending (day, user_id, kind, micros, units) values (?, ?, 'ai', ?, 1)
     on conflict (day, user_id, kind, slot) do update set micros = excluded.micros returning day`,
    new Date(clock.now()).toISOString().slice(0, 10),
    userId,
    micros
  )
}
