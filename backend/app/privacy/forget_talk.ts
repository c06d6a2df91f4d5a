import { inject } from '@adonisjs/core'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { askToWipeDeleted } from '#app/core/jobs/wipe_deleted'
import { dropJobs } from '#app/privacy/drop_jobs'
import type { Person } from '#app/privacy/person'
import { RemovedTexts } from '#app/texting/delivery/removed_texts'

/** What happened between the two of them; logins and changes of the profile are the account's own. */
const ACTIVITIES_OF_THE_TALK = `('girlfriend_customized', 'message_sent', 'memory_saved', 'message_scheduled')`

/** Removes her and all that was said, and lets the person set up anew. */
@inject()
export class ForgetTalk {
  constructor(
    private readonly queue: JobQueue,
    private readonly removed: RemovedTexts,
    private readonly allowance: Allowance
  ) {}

  async execute(tx: Tx, person: Person & { conversationId: number }): Promise<void> {
    const texts = { where: 'conversation_id = ?', values: [person.conversationId] }
    await this.#giveBackCharges(tx.sql, person.conversationId)
    await this.removed.addAll(tx, texts)
    await dropJobs(tx.sql, person, texts)
    await tx.sql.run('delete from conversations where id = ?', person.conversationId)
    await this.#forgetHer(tx.sql, person.userId)
    await askToWipeDeleted(tx, this.queue)
  }

  /** Of replies nobody will read in this talk any more, also of one that is just on its way. */
  async #giveBackCharges(sql: Sql, conversationId: number): Promise<void> {
    const open = await sql.all<{ charge_key: string }>(
      `select charge_key from messages where conversation_id = ? and charge_key is not null
         and state in ('queued', 'sending')`,
      conversationId
    )
    for (const { charge_key: key } of open) await this.allowance.giveBack(sql, key)
  }

  /** Schedules go with their activities, reports with their texts. */
  async #forgetHer(sql: Sql, userId: number): Promise<void> {
    await sql.run('delete from girlfriends where user_id = ?', userId)
    await sql.run('delete from memories where user_id = ?', userId)
    await sql.run('delete from forgotten_facts where user_id = ?', userId)
    await sql.run(
      `delete from activities where user_id = ? and activity_type in ${ACTIVITIES_OF_THE_TALK}`,
      userId
    )
    const now = this.queue.clock.now()
    const reopen = 'update users set onboarded_at = null, updated_at = ? where id = ?'
    await sql.run(reopen, now, userId)
  }
}
