import { inject } from '@adonisjs/core'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { Clock } from '#app/core/clock/clock'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Tx } from '#app/core/database/sql'
import { Recipient } from '#app/models/recipient'
import { Consents } from '#app/texting/consent/consents'
import type { Consequence } from '#app/texting/sms/error_codes'
import { rememberFiltered } from '#app/texting/delivery/filtered_texts'
import { changeRecipient, findRecipient } from '#app/texting/consent/recipients'
import { isSecondTry, TryAgain } from '#app/texting/delivery/try_again'

interface FailedText {
  id: number
  user_id: number | null
  phone: string
  phone_key: string
  body_hash: string | null
  dedup_key: string
  /** Epoch milliseconds; null when it never was. */
  sending_at: number | null
}

const BAD = 'this number cannot take texts'
const SLOW_JOB = 'slow_down'
const SOON_MS = 60_000
const LATER_MS = 10 * 60_000
/** The product's own words are never withheld, but nothing unasked goes for a while after them either. */
const SYSTEM_WORDS = 'system text'

/** What a failure means beyond its text: for the number, for the words, for all we send. */
@inject()
export class DrawConsequence {
  readonly #draw: Record<Consequence, (tx: Tx, text: FailedText) => Promise<void>> = {
    none: async () => {},
    opted_out: (tx, text) => this.#optOut(tx, text),
    bad_number: (tx, text) => this.#mark(tx, text, { badReason: BAD, badSince: this.clock.now() }),
    blocked: (tx, text) => this.#mark(tx, text, { blockedAt: this.clock.now() }),
    unreachable: (tx, text) => this.#strike(tx, text),
    again: (tx, { id }) => this.tryAgain.execute(tx, id, SOON_MS),
    filtered: (tx, text) => this.#filter(tx, text),
    registration: (tx, text) => this.#awaitRegistration(tx, text),
    too_fast: (tx, { id }) => this.#slowDown(tx, id, {}),
    day_full: (tx, { id }) => this.#slowDown(tx, id, { isDayFull: true }),
    suspended: ({ sql }) => this.alarms.raise(sql, 'suspended', 'sms'),
  }

  constructor(
    private readonly clock: Clock,
    private readonly consents: Consents,
    private readonly queue: JobQueue,
    private readonly alarms: Alarms,
    private readonly tryAgain: TryAgain
  ) {}

  async execute(tx: Tx, text: FailedText, consequence: Consequence): Promise<void> {
    await this.#draw[consequence](tx, text)
  }

  /** It arrived: the phone can be reached. */
  async arrived({ sql }: Tx, phoneKey: string): Promise<void> {
    await Recipient.query(sql)
      .where('phoneKey', phoneKey)
      .where('unreachableStrikes', '>', 0)
      .update({ unreachableStrikes: 0 })
  }

  /**
   * Whoever sends locks the pace first and texts after it;
   * here it is the other way round, so it is done by itself.
   */
  async #slowDown(tx: Tx, id: number, payload: { isDayFull?: true }): Promise<void> {
    const runAt = this.clock.now()
    const dedupKey = payload.isDayFull ? `${SLOW_JOB}:day` : SLOW_JOB
    await this.queue.enqueue(tx, { kind: SLOW_JOB, dedupKey, payload, runAt })
    await this.tryAgain.execute(tx, id, SOON_MS)
  }

  /** The second try waits until an operator has registered our number, as all that comes after it does. */
  async #awaitRegistration(tx: Tx, { id, phone }: FailedText): Promise<void> {
    await this.alarms.raise(tx.sql, 'registration', countryOf(phone))
    await this.tryAgain.execute(tx, id, SOON_MS)
  }

  async #optOut({ sql }: Tx, text: FailedText): Promise<void> {
    const { user_id: userId, phone, phone_key: phoneKey, sending_at: sentAt } = text
    const known = await findRecipient(sql, phoneKey)
    // Told late, of a text from before their START.
    if (known?.restoredAt && sentAt !== null && sentAt < known.restoredAt) return
    // It had stopped us by then; a START that is told later than this is newer.
    const at = Math.min(this.clock.now(), sentAt ?? Infinity)
    await this.consents.revoke(sql, { userId, phone, at, source: 'provider' })
  }

  async #strike(tx: Tx, text: FailedText): Promise<void> {
    // The same text tried twice is one text that found nobody.
    if (isSecondTry(text.dedup_key)) return
    await this.#mark(tx, text, {})
    const ofNumber = Recipient.query(tx.sql).where('phoneKey', text.phone_key)
    await ofNumber.increment('unreachableStrikes', 1)
    await this.tryAgain.execute(tx, text.id, LATER_MS)
  }

  async #filter({ sql }: Tx, { body_hash: hash }: FailedText): Promise<void> {
    const words = hash ?? SYSTEM_WORDS
    await rememberFiltered(sql, words, this.clock.now())
    await this.alarms.raise(sql, 'filtered', words)
  }

  #mark(
    { sql }: Tx,
    { phone_key: phoneKey }: FailedText,
    change: { badReason?: string; badSince?: number; blockedAt?: number }
  ): Promise<void> {
    return changeRecipient(sql, { phoneKey, at: this.clock.now(), change })
  }
}

/**
 * North America registers as one; elsewhere the first digits tell the country well enough to stop in time.
 */
function countryOf(phone: string): string {
  return phone.startsWith('+1') ? '+1' : phone.slice(0, 3)
}
