import { inject } from '@adonisjs/core'
import { randomBytes } from 'node:crypto'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { locked } from '#app/models/locked'
import { TestPaymentClock } from '#app/models/test_payment_clock'
import { TestPaymentObject } from '#app/models/test_payment_object'
import { upsert } from '#app/models/upsert'
import type { EventTarget } from '#app/billing/payments/payment_gateway'
import type { TestObjects } from '#app/billing/test_payments/test_payment_objects'

type Kind = keyof TestObjects

/** There is one. */
const CLOCK = 1

/** One visit to the pretend provider's books; nobody else writes in them meanwhile. */
export interface TestBooks {
  /** The pretend provider's own time, epoch milliseconds: it may run ahead of ours. */
  now: number
  find<K extends Kind>(kind: K, id: string): Promise<TestObjects[K] | null>
  list<K extends Kind>(kind: K): Promise<TestObjects[K][]>
  save<K extends Kind>(kind: K, object: TestObjects[K]): Promise<void>
  /** Writes an event down and has it told to the webhook. */
  tell(type: string, target: EventTarget): Promise<void>
  /** Has something happen by itself at a time of the pretend provider. */
  plan(step: TestStep, at: number): Promise<void>
}

/**
 * `finish` a payment that is processing, `expire` a
 * subscription nobody paid, `renew` one whose period is over.
 */
export interface TestStep {
  kind: 'finish' | 'expire' | 'renew'
  id: string
}

/** The books of the pretend provider: rows of JSON, and the time by which its clock is ahead. */
@inject()
export class TestPaymentStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue
  ) {}

  visit<T>(work: (books: TestBooks) => Promise<T>): Promise<T> {
    return this.database.transaction(async (tx) => work(await this.#open(tx)))
  }

  async find<K extends Kind>(kind: K, id: string): Promise<TestObjects[K] | null> {
    return find(this.database.read, kind, id)
  }

  async list<K extends Kind>(kind: K): Promise<TestObjects[K][]> {
    return list(this.database.read, kind)
  }

  /** Moves the clock ahead. Never back: what happened has happened. */
  async advance(ms: number): Promise<void> {
    const { read } = this.database
    await startClock(read)
    await TestPaymentClock.query(read).where('id', CLOCK).increment('aheadMs', ms)
  }

  async #open(tx: Tx): Promise<TestBooks> {
    const { clock, queue } = this
    await startClock(tx.sql)
    const theirs = await locked(TestPaymentClock.query(tx.sql).where('id', CLOCK)).first()
    const ahead = theirs?.aheadMs ?? 0
    const now = clock.now() + ahead
    return {
      now,
      find: (kind, id) => find(tx.sql, kind, id),
      list: (kind) => list(tx.sql, kind),
      save: (kind, object) => save(tx.sql, { kind, object, now }),
      tell: async (type, target) => {
        const event = { id: newId('evt'), type, target, createdAt: now }
        await save(tx.sql, { kind: 'event', object: event, now })
        const dedupKey = `test_payment_event:${event.id}`
        const payload = { id: event.id, type, target }
        const runAt = clock.now()
        await queue.enqueue(tx, { kind: 'test_payment_event', dedupKey, payload, runAt })
      },
      plan: (step, at) =>
        queue.reschedule(tx, {
          kind: 'test_payment_step',
          dedupKey: `test_payment_step:${step.kind}:${step.id}`,
          payload: step,
          runAt: at - ahead,
        }),
    }
  }
}

/** Looks like the provider's, and says whose it is. */
export function newId(prefix: string): string {
  return `${prefix}_test_${randomBytes(12).toString('hex')}`
}

async function startClock(sql: Sql): Promise<void> {
  await insertUnlessKnown(new TestPaymentClock().fill({ id: CLOCK, aheadMs: 0 }), sql)
}

async function find<K extends Kind>(sql: Sql, kind: K, id: string): Promise<TestObjects[K] | null> {
  const object = await TestPaymentObject.findBy({ id, kind }, sql)
  return object && (object.body as TestObjects[K])
}

async function list<K extends Kind>(sql: Sql, kind: K): Promise<TestObjects[K][]> {
  const objects = await TestPaymentObject.query(sql).where({ kind }).orderBy(['createdAt', 'id'])
  return objects.map(({ body }) => body as TestObjects[K])
}

async function save<K extends Kind>(
  sql: Sql,
  { kind, object, now }: { kind: K; object: TestObjects[K]; now: number }
): Promise<void> {
  const { id } = object
  const row = new TestPaymentObject().fill({ id, kind, body: object, createdAt: now })
  await upsert(row, { by: 'id', changing: ['body'] }, sql)
}
