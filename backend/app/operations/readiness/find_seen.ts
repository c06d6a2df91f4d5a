import type { Sql } from '#app/core/database/sql'

/** When something was last seen to work; epoch milliseconds, null for never. */
export interface SeenTexts {
  inboundAt: number | null
  deliveredAt: number | null
  deliveredToUsAt: number | null
  paymentEventAt: number | null
  oldestDueAt: number | null
  /** Kinds of the alarms that are open. */
  openAlarms: string[]
}

/** Only the latest texts are looked at: on a large table nothing is looked for in vain. */
export async function findSeen(sql: Sql, now: number): Promise<SeenTexts> {
  const row = await sql.first<Omit<SeenTexts, 'openAlarms'>>(
    `select
       (select max(created_at) from (select direction, created_at from messages order by id desc limit 1000) as latest
         where direction = 'inbound') as "inboundAt",
       (select max(ended_at) from (${LATEST_SENT}) as latest where state = 'delivered') as "deliveredAt",
       (select max(ended_at) from (${LATEST_SENT}) as latest where state = 'delivered' and phone like '+1%')
         as "deliveredToUsAt",
       (select max(received_at) from payment_events) as "paymentEventAt",
       (select min(run_at) from jobs where status = 'pending' and run_at <= ?) as "oldestDueAt"`,
    now
  )
  if (!row) throw new Error('a select of a single row gave none')
  const alarms = await sql.all<{ kind: string }>(
    'select distinct kind from alarms where cleared_at is null order by kind'
  )
  return { ...row, openAlarms: alarms.map(({ kind }) => kind) }
}

const LATEST_SENT = `select state, phone, ended_at from messages where sending_at is not null
  order by sending_at desc limit 1000`
