import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { ResumeAccount } from '#app/safety/care/resume_account'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { JobQueue } from '#app/core/jobs/job_queue'
import { stopRenewal } from '#app/core/jobs/stop_renewal'
import type { Tx } from '#app/core/database/sql'
import { lockTalk } from '#app/models/lock_talk'
import { changedBy } from '#app/models/changed_by'
import { Conversation } from '#app/models/conversation'
import { User } from '#app/models/user'
import { Drafts } from '#app/texting/sending/drafts'
import { refuseUnlessMayActOn } from '#app/console/support/refuse_unless_may_act_on'

interface Pause {
  userId: number
  isPaused: boolean
  reason: string | null
}

/**
 * Staff lays an account to rest, or ends such a rest: the paused gets nothing but answers to
 * keywords, codes and crisis texts, and pays no further month; after the rest only the paused can
 * let their plan go on. What rested already for a weightier reason stays as it is.
 */
@inject()
export class PauseSignup {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly drafts: Drafts,
    private readonly resumeAccount: ResumeAccount
  ) {}

  /** Asking for what is so already changes nothing and leaves no trace. */
  async execute(actor: Actor, { userId, isPaused, reason }: Pause): Promise<void> {
    await this.database.transaction(async (tx) => {
      await refuseUnlessMayActOn(tx.sql, actor, userId)
      const hasChanged = isPaused
        ? await this.#pause(tx, userId)
        : await this.resumeAccount.byId(tx, userId, actor.id)
      if (!hasChanged) return
      await recordAudit(tx.sql, {
        actor,
        action: 'signups.pause',
        subject: 'signups',
        subjectId: userId,
        fields: ['isPaused'],
        detail: { isPaused },
        reason,
        at: this.queue.clock.now(),
      })
    })
  }

  async #pause(tx: Tx, userId: number): Promise<boolean> {
    await lockTalk(tx.sql, { userId })
    const now = this.queue.clock.now()
    const awake = User.query(tx.sql).where('id', userId).whereNull('pausedAt')
    const paused = awake.update({ pausedAt: now, pausedFor: 'staff', updatedAt: now })
    const changed = await changedBy(paused)
    if (changed === 1) {
      await this.#dropDraft(tx, userId)
      await stopRenewal(tx, this.queue, userId)
      return true
    }
    if (!(await User.find(userId, tx.sql))) throw notFound()
    return false
  }

  async #dropDraft(tx: Tx, userId: number): Promise<void> {
    const conversation = await Conversation.findBy({ userId }, tx.sql)
    if (conversation) await this.drafts.drop(tx, conversation.id)
  }
}
