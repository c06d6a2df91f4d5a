import { inject } from '@adonisjs/core'
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
import { ForgetGirlfriend } from '#app/people/girlfriends/forget_girlfriend'
import { dropJobsOf } from '#app/privacy/drop_jobs_of'
import type { Person } from '#app/privacy/person'
import { leaveHelp } from '#app/safety/care/leave_help'
import { GiveBackCharges } from '#app/texting/delivery/give_back_charges'
import { type PickedTexts, RemovedTexts } from '#app/texting/delivery/removed_texts'

/** What happened between the two of them; logins and changes of the profile are the account's own. */
const ACTIVITIES_OF_THE_TALK: ActivityType[] = [
  'girlfriend_customized',
  'message_sent',
  'memory_saved',
  'message_scheduled',
]

const KINDS_BESIDE = ['keyword', 'reaction', 'stray']

/** Removes her and all that was said, and lets the person set up anew. */
@inject()
export class ForgetTalk {
  constructor(
    private readonly queue: JobQueue,
    private readonly removed: RemovedTexts,
    private readonly giveBackCharges: GiveBackCharges,
    private readonly forgetGirlfriend: ForgetGirlfriend
  ) {}

  async execute(tx: Tx, person: Person & { conversationId: number }): Promise<void> {
    const { conversationId } = person
    await leaveHelp(tx.sql, conversationId)
    const texts = textsOf(tx.sql, person)
    await this.giveBackCharges.execute(tx.sql, texts)
    await this.removed.addAll(tx, texts)
    await dropJobsOf(tx.sql, person, texts)
    await texts.clone().delete()
    await Conversation.query(tx.sql).where('id', conversationId).delete()
    await this.#forgetHer(tx.sql, person.userId)
    await askToWipeDeleted(tx, this.queue)
  }

  /** Schedules go with their activities, reports with their texts. */
  async #forgetHer(sql: Sql, userId: number): Promise<void> {
    await this.forgetGirlfriend.execute(sql, userId)
    await Memory.query(sql).where({ userId }).delete()
    await DiaryLine.query(sql).where({ userId }).delete()
    await ForgottenFact.query(sql).where({ userId }).delete()
    await Activity.query(sql)
      .where({ userId })
      .whereIn('activityType', ACTIVITIES_OF_THE_TALK)
      .delete()
  }
}

/** Also what stands beside the talk: who opts out in words of their own says more than that. */
function textsOf(
  sql: Sql,
  { userId, conversationId }: Person & { conversationId: number }
): PickedTexts {
  return Message.query(sql).where((theirs) => {
    void theirs.where({ conversationId })
    void theirs.orWhere((beside) => void beside.where({ userId }).whereIn('kind', KINDS_BESIDE))
  })
}
