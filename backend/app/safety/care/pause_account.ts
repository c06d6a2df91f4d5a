import { inject } from '@adonisjs/core'
import { brand, supportEmail } from '#config/brand'
import type { Tx } from '#app/core/database/sql'
import { JobQueue } from '#app/core/jobs/job_queue'
import { stopRenewal } from '#app/core/jobs/stop_renewal'
import { changedBy } from '#app/models/changed_by'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'
import { FixedAnswer } from '#app/texting/sending/fixed_answer'
import { minorSexualText, minorText } from '#app/safety/care/pause_texts'
import type { Signal } from '#app/safety/care/signs'
import { isReportable, recordSafetyEvent } from '#app/safety/signs/safety_events'
import { Drafts } from '#app/texting/sending/drafts'
import { RefusedMinors } from '#app/people/verification/refused_minors'

interface Ground extends Pick<Signal, 'person' | 'source' | 'referral'> {
  kind: 'minor' | 'minor_sexual'
  /** Null where no text said it. */
  messageId: number | null
}

/**
 * A minor, or sexual talk about minors: the account rests until staff
 * resumes it, and a plan is not renewed. One fixed text says so; after it nothing leaves but
 * answers to keywords, codes and crisis texts. Who has no account has nothing to pause.
 */
@inject()
export class PauseAccount {
  constructor(
    private readonly queue: JobQueue,
    private readonly answer: FixedAnswer,
    private readonly refusedMinors: RefusedMinors,
    private readonly drafts: Drafts
  ) {}

  async execute(tx: Tx, { person, ...event }: Ground): Promise<void> {
    const { userId, conversationId } = person
    const at = this.queue.clock.now()
    if (userId === null) return
    const isNew = await pause(tx, { userId, at, ground: event.kind })
    if (!isNew && (event.kind === 'minor' || (await isReportable(tx.sql, userId)))) return
    await recordSafetyEvent(tx.sql, {
      ...event,
      userId,
      at,
      detail: await reportableSid(tx, event),
    })
    if (!isNew) return
    await stopRenewal(tx, this.queue, userId)
    await this.refusedMinors.refuseMember(tx.sql, { userId, phone: person.phone })
    if (person.optedOutAt === null) await this.#tell(tx, { person, at, ...event })
    else if (conversationId !== null) await this.drafts.drop(tx, conversationId)
  }

  async #tell(tx: Tx, { person, messageId, kind, at }: Ground & { at: number }): Promise<void> {
    const words = { brand, supportEmail, countryCode: person.countryCode }
    await this.answer.send(tx, person, {
      kind: 'notice',
      body: kind === 'minor' ? minorText(words) : minorSexualText(words),
      dedupKey: `pause:${messageId ?? `${person.userId}:${at}`}`,
    })
  }
}

/** The provider's id of the text: its row goes with its person. */
async function reportableSid({ sql }: Tx, { kind, messageId }: Omit<Ground, 'person'>) {
  if (kind === 'minor') return null
  const text = messageId && (await Message.find(messageId, sql))
  return text ? text.messageSid : null
}

/** False when it is paused for that, or for being a minor, already: it is said once. */
async function pause(
  { sql }: Tx,
  { userId, at, ground }: { userId: number; at: number; ground: Ground['kind'] }
): Promise<boolean> {
  const pausedAt = sql.client.raw('coalesce(paused_at, ?)', [at])
  const paused = User.query(sql)
    .where('id', userId)
    .where((user) => {
      void user.whereNull('pausedFor').orWhereNotIn('pausedFor', ['minor', ground])
    })
    .update({ pausedAt, pausedFor: ground, updatedAt: at })
  return (await changedBy(paused)) === 1
}
