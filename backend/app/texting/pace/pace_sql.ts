import type { PlainSql } from '#app/core/database/sql'
import type { Pace } from '#app/texting/pace/pace'

// By hand for `npm run bench:schedules`: every pick of texts
// takes the sender's row and counts the last second.

interface Row {
  tokens: number
  refilled_at: number
  rate: number
  slowed_at: number | null
  held_until: number
}

/** Whoever has the row until the end of the transaction is the only one sending. */
export async function takePace(
  sql: PlainSql,
  sender: string,
  forUpdate: string
): Promise<Pace | null> {
  const row = await sql.first<Row>(
    `select tokens, refilled_at, rate, slowed_at, held_until from senders where sender = ?${forUpdate}`,
    sender
  )
  return row
    ? {
        tokens: row.tokens,
        refilledAt: row.refilled_at,
        rate: row.rate,
        slowedAt: row.slowed_at,
        heldUntil: row.held_until,
      }
    : null
}

export async function keepPace(sql: PlainSql, sender: string, pace: Pace): Promise<void> {
  await sql.run(
    `update senders set tokens = ?, refilled_at = ?, rate = ?, slowed_at = ?, held_until = ?
     where sender = ?`,
    pace.tokens,
    pace.refilledAt,
    pace.rate,
    pace.slowedAt,
    pace.heldUntil,
    sender
  )
}

/** On a day as carriers count them. */
export async function addToDay(
  sql: PlainSql,
  sender: string,
  { day, segments }: { day: string; segments: number }
): Promise<void> {
  await sql.run(
    `update senders set day = ?, day_segments = ? + case when day = ? then day_segments else 0 end
     where sender = ?`,
    day,
    segments,
    day,
    sender
  )
}

/** Segments handed on since then; epoch milliseconds. */
export async function countSent(sql: PlainSql, since: number, now: number): Promise<number> {
  const row = await sql.first<{ segments: number }>(
    `select coalesce(sum(segments), 0) as segments from messages
     where sending_at is not null and sending_at > ? and sending_at <= ?`,
    since,
    now
  )
  return row?.segments ?? 0
}
