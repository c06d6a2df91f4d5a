import { inject } from '@adonisjs/core'
import { Activities } from '#app/ledgers/activities/activities'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { JobOutcome } from '#app/core/jobs/job_store'
import type { Tx } from '#app/core/database/sql'
import { SetScene } from '#app/conversations/thread/set_scene'
import type { Thread } from '#app/conversations/thread/thread'
import { closeFirings } from '#app/schedules/firings/close_firings'
import { endOf, isFresh, kindOf, SEND_FIRINGS_JOB, slotOf } from '#app/schedules/firings/firing'
import { lockFirings } from '#app/schedules/firings/firing_sql'
import { findFiringCases, type FiringCase } from '#app/schedules/firings/firing_cases'
import { findForgotten } from '#app/schedules/firings/firing_memory'
import { scheduledScene } from '#app/schedules/firings/scheduled_scene'
import { NOTHING_LEFT, TOO_LATE } from '#app/texting/gate/objections'
import { firingKey } from '#app/models/firing'
import { PausedSends } from '#app/texting/sending/paused_sends'
import { SendMessage } from '#app/texting/sending/send_message'
import { OfflineWords } from '#app/companion/writing/offline_words'
import { WriteWords } from '#app/companion/writing/write_words'

/** Her words; no version with those of the person or of a rule. */
interface Written {
  body: string
  promptVersion?: string | null
  hasAiNotice: boolean
}

/** A case whose words are there. */
interface Ready extends FiringCase, Written {
  thread: Thread
}

const AGAIN_MS = 15_000
const NOTHING: Written = { body: '', hasAiNotice: false }

/**
 * Hands claimed texts over to be sent: their own words or
 * those written ahead all at once, the others one by one.
 */
@inject()
export class SendFirings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly allowance: Allowance,
    private readonly activities: Activities,
    private readonly setScene: SetScene,
    private readonly words: WriteWords,
    private readonly fallback: OfflineWords,
    private readonly sendMessage: SendMessage,
    private readonly pausedSends: PausedSends
  ) {}

  async execute({ firingIds }: { firingIds: number[] }): Promise<JobOutcome> {
    const { database, clock, sendMessage } = this
    const cases = await findFiringCases({ database, clock, sendMessage }, firingIds)
    const open = cases.filter(({ obstacle }) => obstacle === null)
    const now = open.filter(({ hasToWait }) => !hasToWait)
    const ready = now.map(readyAtOnce).filter((one) => one !== null)
    const later = open.filter(({ firing }) => ready.every((one) => one.firing !== firing))
    const outdated = await this.database.transaction(async (tx) => {
      const forgotten = await this.#queue(tx, ready)
      const dropped = cases.filter(({ obstacle }) => obstacle !== null)
      await closeFirings(
        tx,
        this.activities,
        dropped.map(({ firing, obstacle }) => ({ firing, reason: obstacle }))
      )
      if (firingIds.length > 1) await this.#eachByItself(tx, [...later, ...forgotten])
      return forgotten
    })
    if (firingIds.length > 1) return undefined
    if (outdated.length > 0) return { againAt: this.clock.now() }
    const [alone] = later
    return alone && this.#writeOne(alone)
  }

  /** Words still to be written take a model's time, and an answer comes first. */
  async #writeOne(one: FiringCase): Promise<JobOutcome> {
    const again = { againAt: this.clock.now() + AGAIN_MS }
    const { firing, thread } = one
    if (one.hasToWait || !thread) return again
    const pausedUntil = await this.pausedSends.until(firing.user_id)
    // At its end, at the latest, it is told to be too late.
    if (pausedUntil !== null) return { againAt: Math.min(pausedUntil, endOf(firing)) }
    const hasAny = await this.allowance.hasAny(firing.user_id)
    const written = hasAny ? await this.#write(thread, one) : NOTHING
    if (written === null) return again
    const ready = { ...one, thread, ...written }
    const forgotten = await this.database.transaction((tx) => this.#queue(tx, [ready]))
    return forgotten.length > 0 ? { againAt: this.clock.now() } : undefined
  }

  async #write(thread: Thread, { firing }: FiringCase): Promise<Written | null> {
    const { scene, prefix, hasAiNotice } = await scheduledScene(this.database.read, thread, {
      setScene: this.setScene,
      occasion: firing.message_type,
      at: this.clock.now(),
    })
    const wish = { scene, userId: firing.user_id, prefix, hasAiNotice }
    const words = (await this.words.execute(wish)) ?? (await this.fallback.execute(wish))
    return words && { body: words.text, promptVersion: words.promptVersion, hasAiNotice }
  }

  /**
   * Charged and written down in one commit with their end, each once. Answers
   * those it left, because something was forgotten since their words were written.
   */
  async #queue(tx: Tx, all: readonly Ready[]): Promise<Ready[]> {
    if (all.length === 0) return []
    const lock = this.database.dialect.forUpdate
    const forgotten = await findForgotten(tx.sql, all, lock)
    // Before what is theirs: who asks for a text now, or changes its schedule, does so too.
    await this.allowance.lockPeople(
      tx,
      all.map(({ firing }) => firing.user_id)
    )
    const mine = await lockFirings(
      tx.sql,
      all.map(({ firing }) => firing.id),
      lock
    )
    const open = all.filter((one) => mine.has(one.firing.id) && !forgotten.has(one))
    const timely = open.filter(({ firing }) => this.#validMs(firing) > 0)
    // One without words found nothing left; a refill meanwhile does not pay for an empty text.
    const worded = timely.filter(({ body }) => body !== '')
    const paid = await this.allowance.reserveMany(tx, worded.map(chargeOf))
    const going = timely.filter((one) => paid.has(chargeOf(one).key))
    await this.sendMessage.queueMany(
      tx,
      going.map((one) => this.#draftOf(one))
    )
    const ends = open.map((one) => ({
      firing: one.firing,
      reason: this.#endOf(one, { timely, going }),
    }))
    await closeFirings(tx, this.activities, ends)
    return [...forgotten].filter(({ firing }) => mine.has(firing.id))
  }

  #endOf(one: Ready, { timely, going }: { timely: Ready[]; going: Ready[] }): string | null {
    if (going.includes(one)) return null
    return timely.includes(one) ? NOTHING_LEFT : TOO_LATE
  }

  #draftOf({ firing, thread, body, promptVersion, hasAiNotice }: Ready) {
    const key = firingKey(firing.id)
    return {
      kind: kindOf(firing),
      to: thread.phone,
      body,
      userId: firing.user_id,
      conversationId: thread.conversationId,
      dedupKey: key,
      chargeKey: key,
      slotAt: slotOf(firing) ?? undefined,
      validMs: this.#validMs(firing),
      hasAiNotice,
      promptVersion: promptVersion ?? undefined,
    }
  }

  #validMs(firing: FiringCase['firing']): number {
    return endOf(firing) - this.clock.now()
  }

  async #eachByItself(tx: Tx, cases: readonly FiringCase[]): Promise<void> {
    const now = this.clock.now()
    for (const { firing, hasToWait } of cases) {
      await this.queue.reschedule(tx, {
        kind: SEND_FIRINGS_JOB,
        dedupKey: `${firingKey(firing.id)}:alone`,
        payload: { firingIds: [firing.id] },
        runAt: hasToWait ? now + AGAIN_MS : now,
      })
    }
  }
}

function chargeOf({ firing }: Pick<FiringCase, 'firing'>): { userId: number; key: string } {
  return { userId: firing.user_id, key: firingKey(firing.id) }
}

/** With her own words for the day, or the person's; null when there are none yet. */
function readyAtOnce(one: FiringCase): Ready | null {
  const { firing, thread } = one
  if (!thread) return null
  if (firing.custom_message)
    return { ...one, thread, body: `${one.prefix}${firing.custom_message}` }
  const { prepared_text: body, prepared_prompt_version: promptVersion } = firing
  return body !== null && isFresh(firing, one) ? { ...one, thread, body, promptVersion } : null
}
