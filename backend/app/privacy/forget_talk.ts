import { inject } from '@adonisjs/core'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { askToWipeDeleted } from '#app/core/jobs/wipe_deleted'
import { Activity } from '#app/models/activity'
import type { ActivityType } from '#app/models/contract'
import { Conversation } from '#app/models/conversation'
import { DiaryLine } from '#app/models/diary_line'
import { ForgottenFact } from '#app/models/forgotten_fact'
import { Memory } from '#app/models/memory'
import { Message } from '#app/models/message'
import { forgetGirlfriend } from '#app/people/girlfriends/forget_girlfriend'
import { dropJobsOf } from '#app/privacy/drop_jobs_of'
import type { Person } from '#app/privacy/person'
import { type PickedTexts, RemovedTexts } from '#app/texting/delivery/removed_texts'

/** What happened between the two of them; logins and changes of the profile are the account's own. */
const ACTIVITIES_OF_THE_TALK: ActivityType[] = [
  'girlfriend_customized',
  'message_sent',
  'memory_saved',
  'message_scheduled',
]

/** Removes her and all that was said, and lets the person set up anew. */
@inject()
export class ForgetTalk {
  constructor(
    private readonly queue: JobQueue,
    private readonly removed: RemovedTexts,
    private readonly allowance: Allowance
  ) {}

  async execute(tx: Tx, person: Person & { conversationId: number }): Promise<void> {
    const { conversationId } = person
    const texts = Message.query(tx.sql).where({ conversationId })
    await this.#giveBackCharges(tx.sql, texts)
    await this.removed.addAll(tx, texts)
    await dropJobsOf(tx.sql, person, texts)
    await Conversation.query(tx.sql).where('id', conversationId).delete()
    await this.#forgetHer(tx.sql, person.userId)
    await askToWipeDeleted(tx, this.queue)
  }

  /** Of replies nobody will read in this talk any more, also of one that is just on its way. */
  async #giveBackCharges(sql: Sql, texts: PickedTexts): Promise<void> {
    const open = await texts
      .clone()
      .withScopes((all) => all.unsent())
      .whereNotNull('chargeKey')
    for (const { chargeKey } of open) await this.allowance.giveBack(sql, chargeKey!)
  }

  /** Schedules go with their activities, reports with their texts. */
  async #forgetHer(sql: Sql, userId: number): Promise<void> {
    await forgetGirlfriend(sql, userId, this.queue.clock.now())
    await Memory.query(sql).where({ userId }).delete()
    await DiaryLine.query(sql).where({ userId }).delete()
    await ForgottenFact.query(sql).where({ userId }).delete()
    await Activity.query(sql)
      .where({ userId })
      .whereIn('activityType', ACTIVITIES_OF_THE_TALK)
      .delete()
  }
}
