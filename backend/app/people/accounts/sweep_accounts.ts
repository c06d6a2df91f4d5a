import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { DAY } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import { countEndedSessions, removeEndedSessions } from '#app/core/sessions/ended_sessions'
import { AccountChange } from '#app/models/account_change'
import { countOf } from '#app/models/count_of'
import { Message } from '#app/models/message'
import { PhoneChange } from '#app/models/phone_change'
import { RefusedMinor } from '#app/models/refused_minor'
import { VerificationCode } from '#app/models/verification_code'
import { forgetProofs } from '#app/texting/consent/consents'
import { forgetStrangers } from '#app/texting/consent/recipients'
import { forgetRedacted, RemovedTexts } from '#app/texting/delivery/removed_texts'
import { overdueMinors } from '#app/people/accounts/overdue_minors'
import { fillPersonKeys } from '#app/people/accounts/person_keys'
import { NAMED_MS } from '#app/people/verification/refused_minors'
import { countedMs } from '#app/people/codes/code_limits'

/** As long as the provider may still report on a text, and an operator look into it. */
const STRANGER_MS = 7 * DAY
/** Longer than any provider tells a text again. */
const REMOVED_MS = 30 * DAY
const PROOF_YEARS = 5
/** Virginia asks that a STOP be honoured so long. */
const STOP_YEARS = 10
/** By then it may be somebody else's, and take texts. */
const BAD_NUMBER_YEARS = 1

/**
 * Removes, every hour, what no longer means anything: ended sessions, old codes, counts of windows gone by.
 * Whoever cannot be found by name yet, because they signed up before that was possible, can be afterwards.
 */
@inject()
export class SweepAccounts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly removed: RemovedTexts,
    private readonly queue: JobQueue
  ) {}

  async execute(): Promise<undefined> {
    const now = this.clock.now()
    await removeEndedSessions(this.database.read, now)
    await this.#blankCodes(now)
    await this.database.read.client.from('rate_limits').where('expire', '<=', now).delete()
    await this.#giveUpCodes(now)
    await PhoneChange.query(this.database.read)
      .where('requestedAt', '<=', now - DAY)
      .delete()
    await this.#forgetNumbersOfNobody(now)
    await this.#forgetThoseWhoLeft(now)
    await this.#forgetMinors(now)
    await fillPersonKeys(this.database)
  }

  async preview(): Promise<string> {
    const now = this.clock.now()
    const sessions = await countEndedSessions(this.database.read, now)
    const codes = await countOf(this.#oldCodes(now))
    const minors = await countOf(overdueMinors(this.database.read, now))
    return (
      `${sessions} session(s) and ${minors} account(s) of minors would go, ${codes} code(s) be blanked, ` +
      'and what is known of strangers.'
    )
  }

  /**
   * What stays tells how many of a prefix's codes were used,
   * and no longer whose they were; `SweepRetention` ends it.
   */
  async #blankCodes(now: number): Promise<void> {
    const blank = { codeHash: '', phoneKey: '', asker: '', ticketHash: null, addressRange: null }
    await this.#oldCodes(now).update(blank)
  }

  #oldCodes(now: number) {
    return VerificationCode.query(this.database.read)
      .whereNot('codeHash', '')
      .where('createdAt', '<=', now - countedMs(limits.codes))
  }

  /**
   * Left by a crash between writing a code down and sending it: its digits are gone, so it never can be sent.
   */
  async #giveUpCodes(now: number): Promise<void> {
    await Message.query(this.database.read)
      .where({ kind: 'code', state: 'queued' })
      .where('expiresAt', '<=', now)
      .update({ state: 'failed', reason: 'the code could not be sent in time', endedAt: now })
  }

  /** A number that asked for a code or wrote to us and never signed up is nobody's business after a while. */
  async #forgetNumbersOfNobody(now: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const nobodys = Message.query(tx.sql).whereNull('userId')
      const texts = nobodys.where('createdAt', '<=', now - STRANGER_MS)
      await this.removed.addAll(tx, texts)
      await texts.clone().delete()
    })
    await forgetStrangers(this.database.read, {
      before: now - STRANGER_MS,
      stopsBefore: yearsBefore(now, STOP_YEARS),
      badBefore: yearsBefore(now, BAD_NUMBER_YEARS),
    })
  }

  /** Each by a job of its own, as much goes with an account; one that was given up is tried again. */
  async #forgetMinors(now: number): Promise<void> {
    const minors = await overdueMinors(this.database.read, now).select('id')
    const jobs = minors.map(({ id }) => ({
      kind: 'forget_minor',
      dedupKey: `forget_minor:${id}`,
      payload: { userId: id },
      runAt: now,
    }))
    await this.database.transaction((tx) => this.queue.rescheduleMany(tx, jobs))
  }

  /**
   * The proof that somebody who left had agreed to our texts,
   * or took that back, is kept as long as it may be asked for.
   */
  async #forgetThoseWhoLeft(now: number): Promise<void> {
    await forgetProofs(this.database.read, {
      before: yearsBefore(now, PROOF_YEARS),
      stopsBefore: yearsBefore(now, STOP_YEARS),
    })
    const { undoMs } = limits.accounts
    await AccountChange.query(this.database.read)
      .where('expiresAt', '<=', now - undoMs)
      .delete()
    await RefusedMinor.query(this.database.read)
      .where('until', '<=', now)
      .where('refusedAt', '<=', now - NAMED_MS)
      .delete()
    await forgetRedacted(this.database.read, now - REMOVED_MS)
  }
}

const yearsBefore = (now: number, years: number) =>
  DateTime.fromMillis(now).minus({ years }).toMillis()
