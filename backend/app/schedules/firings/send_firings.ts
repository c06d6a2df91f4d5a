import type { Activities } from '#app/people/activities/activities'
import type { Allowance } from '#app/ledgers/allowance/allowance'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobQueue } from '#app/core/jobs/job_queue'
import type { JobOutcome } from '#app/core/jobs/job_store'
import type { Tx } from '#app/core/database/sql'
import type { SetScene } from '#app/conversations/thread/set_scene'
import type { Thread } from '#app/conversations/thread/thread'
import { SEND_FIRINGS_JOB } from '#app/schedules/firings/claim_firing'
import { closeFirings } from '#app/schedules/firings/close_firings'
import { endOf, isFresh, kindOf, slotOf } from '#app/schedules/firings/firing'
import { lockFirings } from '#app/schedules/firings/firing_sql'
import {
  findFiringCases,
  type FiringCase,
  type FiringSettings,
  TOO_LATE,
} from '#app/schedules/firings/firing_cases'
import { findForgotten } from '#app/schedules/firings/firing_memory'
import { scheduledScene } from '#app/schedules/firings/scheduled_scene'
import type { HeldSends } from '#app/texting/sending/held_sends'
import type { SendMessage } from '#app/texting/sending/send_message'
import type { WriteWords } from '#app/companion/manners/write_words'

/** A case whose words are there. */
interface Ready extends FiringCase {
  thread: Thread
  body: string
}

const AGAIN_MS = 15_000
const NOTHING_LEFT = 'no messages left'

/**
 * Hands claimed texts over to be sent: their own words or
 * those written ahead all at once, the others one by one.
 */
export class SendFirings {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      queue: JobQueue
      allowance: Allowance
      activities: Activities
      setScene: SetScene
      words: WriteWords
      /** The stand-in's words, for when the model gives none. */
      fallback: WriteWords
      sendMessage: SendMessage
      held: HeldSends
    },
    private readonly settings: FiringSettings
  ) {}

  async execute({ firingIds }: { firingIds: number[] }): Promise<JobOutcome> {
    const cases = await findFiringCases(this.parts, firingIds, this.settings)
    const open = cases.filter(({ obstacle }) => obstacle === null)
    const now = open.filter(({ isAnswering }) => !isAnswering)
    const ready = now.map(readyWith(wordsAtHand)).filter((one) => one !== null)
    const later = open.filter(({ firing }) => ready.every((one) => one.firing !== firing))
    const outdated = await this.parts.database.transaction(async (tx) => {
      const dropped = cases.filter(({ obstacle }) => obstacle !== null)
      await closeFirings(
        tx,
        this.parts.activities,
        dropped.map(({ firing, obstacle }) => ({ firing, reason: obstacle }))
      )
      const forgotten = await this.#queue(tx, ready)
      if (firingIds.length > 1) await this.#eachByItself(tx, [...later, ...forgotten])
      return forgotten
    })
    if (firingIds.length > 1) return undefined
    if (outdated.length > 0) return { againAt: this.parts.clock.now() }
    const [alone] = later
    return alone && this.#writeOne(alone)
  }

  /** Words still to be written take a model's time, and an answer comes first. */
  async #writeOne(one: FiringCase): Promise<JobOutcome> {
    const again = { againAt: this.parts.clock.now() + AGAIN_MS }
    if (one.isAnswering || !one.thread) return again
    const heldUntil = await this.parts.held.until(one.firing.user_id)
    // At its end, at the latest, it is told to be too late.
    if (heldUntil !== null) return { againAt: Math.min(heldUntil, this.#endOfTime(one)) }
    const hasAny = await this.parts.allowance.hasAny(one.firing.user_id)
    const body = hasAny ? await this.#write(one.thread, one) : ''
    if (body === null) return again
    const forgotten = await this.parts.database.transaction((tx) =>
      this.#queue(tx, readyWith(() => body)(one))
    )
    return forgotten.length > 0 ? { againAt: this.parts.clock.now() } : undefined
  }

  async #write(thread: Thread, { firing, prefix }: FiringCase): Promise<string | null> {
    const { scene } = await scheduledScene(this.parts.database.read, thread, {
      setScene: this.parts.setScene,
      occasion: firing.message_type,
      at: this.parts.clock.now(),
    })
    const wish = { scene, userId: firing.user_id, prefix, suffix: '' }
    const words =
      (await this.parts.words.execute(wish)) ?? (await this.parts.fallback.execute(wish))
    return words?.text ?? null
  }

  /**
   * Charged and written down in one commit with their end, each once. Answers
   * those it left, because something was forgotten since their words were written.
   */
  async #queue(tx: Tx, wanted: readonly Ready[] | Ready | null): Promise<Ready[]> {
    const all = wanted === null ? [] : [wanted].flat()
    if (all.length === 0) return []
    const lock = this.parts.database.dialect.forUpdate
    const forgotten = await findForgotten(tx.sql, all, lock)
    const mine = await lockFirings(
      tx.sql,
      all.map(({ firing }) => firing.id),
      lock
    )
    const open = all.filter((one) => mine.has(one.firing.id) && !forgotten.has(one))
    const timely = open.filter(({ firing }) => this.#validMs(firing) > 0)
    const paid = await this.parts.allowance.reserveMany(tx, timely.map(chargeOf))
    const going = timely.filter((one) => paid.has(chargeOf(one).key))
    await this.parts.sendMessage.queueMany(
      tx,
      going.map((one) => this.#draftOf(one))
    )
    const ends = open.map((one) => ({
      firing: one.firing,
      reason: this.#endOf(one, { timely, going }),
    }))
    await closeFirings(tx, this.parts.activities, ends)
    return [...forgotten].filter(({ firing }) => mine.has(firing.id))
  }

  #endOf(one: Ready, { timely, going }: { timely: Ready[]; going: Ready[] }): string | null {
    if (going.includes(one)) return null
    return timely.includes(one) ? NOTHING_LEFT : TOO_LATE
  }

  #draftOf({ firing, thread, body, hasAiNotice }: Ready) {
    const key = chargeOf({ firing }).key
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
    }
  }

  #validMs(firing: FiringCase['firing']): number {
    return this.#endOfTime({ firing }) - this.parts.clock.now()
  }

  #endOfTime({ firing }: Pick<FiringCase, 'firing'>): number {
    return endOf(firing, this.settings.askedValidMs)
  }

  async #eachByItself(tx: Tx, cases: readonly FiringCase[]): Promise<void> {
    const now = this.parts.clock.now()
    for (const { firing, isAnswering } of cases) {
      await this.parts.queue.reschedule(tx, {
        kind: SEND_FIRINGS_JOB,
        dedupKey: `firing:${firing.id}:alone`,
        payload: { firingIds: [firing.id] },
        runAt: isAnswering ? now + AGAIN_MS : now,
      })
    }
  }
}

function chargeOf({ firing }: Pick<FiringCase, 'firing'>): { userId: number; key: string } {
  return { userId: firing.user_id, key: `firing:${firing.id}` }
}

/** Her own words for the day, or the person's; null when there are none yet. */
function wordsAtHand({ firing, prefix, knownUntil, hasAiNotice }: FiringCase): string | null {
  if (firing.custom_message) return `${prefix}${firing.custom_message}`
  return isFresh(firing, { knownUntil, hasAiNotice }) ? firing.prepared_text : null
}

function readyWith(wordsOf: (one: FiringCase) => string | null) {
  return (one: FiringCase): Ready | null => {
    const body = wordsOf(one)
    return one.thread && body !== null ? { ...one, thread: one.thread, body } : null
  }
}
