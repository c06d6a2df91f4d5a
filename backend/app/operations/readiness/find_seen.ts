import type { Sql } from '#app/core/database/sql'
import { Alarm } from '#app/models/alarm'
import { PaymentEvent } from '#app/models/payment_event'
import { findOldestDue } from '#app/operations/health/work'

/** When something was last seen to work; epoch milliseconds, null for never. */
export interface SeenTexts {
  inboundAt: number | null
  deliveredAt: number | null
  deliveredToUsAt: number | null
  paymentEventAt: number | null
  oldestDueAt: number | null
  /** Kinds of the alarms that are open. */
  openAlarms: string[]
  /** Providers that do not take our keys. */
  refusedKeysOf: string[]
}

const LATEST = 1000

/** Only the latest texts are looked at: on a large table nothing is looked for in vain. */
export async function findSeen(sql: Sql, now: number): Promise<SeenTexts> {
  const event = await PaymentEvent.query(sql).orderBy('receivedAt', 'desc').first()
  const alarms = await Alarm.query(sql).withScopes((all) => all.open())
  return {
    inboundAt: await maxOf(latest(sql).where('direction', 'inbound'), 'created_at'),
    deliveredAt: await maxOf(delivered(sql), 'ended_at'),
    deliveredToUsAt: await maxOf(delivered(sql).where('phone', 'like', '+1%'), 'ended_at'),
    paymentEventAt: event && event.receivedAt,
    oldestDueAt: await findOldestDue(sql, now),
    refusedKeysOf: alarms
      .filter(({ kind }) => kind === 'credentials')
      .map(({ subject }) => subject),
    openAlarms: [...new Set(alarms.map(({ kind }) => kind))].sort(),
  }
}

function latest({ client }: Sql) {
  const texts = client.query().from('messages').select('direction', 'created_at')
  return client.query().from(texts.orderBy('id', 'desc').limit(LATEST).as('latest'))
}

function delivered({ client }: Sql) {
  const sent = client.query().from('messages').select('state', 'phone', 'ended_at')
  void sent.whereNotNull('sending_at').orderBy('sending_at', 'desc').limit(LATEST)
  return client.query().from(sent.as('latest')).where('state', 'delivered')
}

async function maxOf(query: ReturnType<typeof latest>, column: string): Promise<number | null> {
  const [row] = (await query.max(`${column} as at`)) as { at: number | null }[]
  return row?.at ?? null
}
