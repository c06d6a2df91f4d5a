import { inject } from '@adonisjs/core'
import config from '#config/states'
import { names } from '#config/brand'
import { Database } from '#app/core/database/database'
import type { Sql, Tx } from '#app/core/database/sql'
import { DAY } from '#app/core/clock/durations'
import { JobQueue } from '#app/core/jobs/job_queue'
import { Conversation } from '#app/models/conversation'
import { countOf } from '#app/models/count_of'
import { lockTalk } from '#app/models/lock_talk'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'
import { closedPrefixes, closedStateOf, nameOfState } from '#app/people/states/states'
import { stopRenewal } from '#app/core/jobs/stop_renewal'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { Drafts } from '#app/texting/sending/drafts'
import { SendMessage } from '#app/texting/sending/send_message'
import { takeUpTalk } from '#app/texting/sending/take_up_talk'

const PAUSED_FOR = 'closed_state'
const TOLD = 'closed_state'
/** Longer than a stop of all sends lasts: nobody learns it from anything else. */
const VALID_MS = 30 * DAY
const PREFIX_LENGTH = '+1202'.length
const AT_ONCE = 100

/**
 * People in a state that was closed are told once, and texted no more; what they pay for is not renewed.
 * Everything of theirs stays: they can take it along, delete it, and be back when the state is open again.
 */
@inject()
export class CloseStates {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly drafts: Drafts,
    private readonly sendMessage: SendMessage,
    private readonly settle: SettleSend
  ) {}

  async execute(): Promise<undefined> {
    const { read } = this.database
    for (let told = AT_ONCE; told === AT_ONCE;) {
      const shutOut = await affected(read).select('id').limit(AT_ONCE)
      for (const { id } of shutOut) await this.database.transaction((tx) => this.#shutOut(tx, id))
      told = shutOut.length
    }
    for (const { id } of await readmitted(read)) {
      await this.database.transaction((tx) => this.#letIn(tx, id))
    }
  }

  async preview(): Promise<string> {
    const { read } = this.database
    const shutOut = await countOf(affected(read))
    const letIn = await readmitted(read)
    const where = config.closed.join(', ') || 'no state'
    return `${shutOut} account(s) would be paused in ${where}, ${letIn.length} resumed.`
  }

  async #shutOut(tx: Tx, userId: number): Promise<void> {
    await lockTalk(tx.sql, { userId })
    const user = await locked(User.query(tx.sql).where('id', userId)).firstOrFail()
    const state = closedStateOf(user)
    if (state === null || user.pausedAt !== null) return
    const at = this.queue.clock.now()
    await user.merge({ pausedAt: at, pausedFor: PAUSED_FOR, updatedAt: at }).save()
    await this.#tell(tx, user, { state, at })
    await stopRenewal(tx, this.queue, userId)
  }

  /**
   * What she was about to say is not said any more; after STOP neither is this.
   * Nobody asked for it, so it waits for the hours in which it may come.
   */
  async #tell(tx: Tx, { id: userId, phone }: User, { state, at }: { state: string; at: number }) {
    const conversation = await Conversation.findBy({ userId }, tx.sql)
    if (conversation) await this.drafts.drop(tx, conversation.id)
    await this.sendMessage.queue(tx, {
      kind: 'plan_notice',
      to: phone,
      userId,
      conversationId: null,
      body: closedText(nameOfState(state)),
      dedupKey: `${TOLD}:${userId}:${at}`,
      validMs: VALID_MS,
    })
  }

  async #letIn(tx: Tx, userId: number): Promise<void> {
    const user = await locked(
      User.query(tx.sql).where({ id: userId, pausedFor: PAUSED_FOR })
    ).first()
    if (!user || closedStateOf(user) !== null) return
    const updatedAt = this.queue.clock.now()
    await user.merge({ pausedAt: null, pausedFor: null, updatedAt }).save()
    await this.#untell(tx, userId)
    await takeUpTalk(tx, this.queue, userId)
  }

  async #untell(tx: Tx, userId: number): Promise<void> {
    const untold = Message.query(tx.sql)
      .where({ userId, state: 'queued' })
      .where('dedupKey', 'like', `${TOLD}:%`)
    for (const { id } of await locked(untold)) {
      await this.settle.failed(tx, id, { reason: 'your state is open again', errorCode: null })
    }
  }
}

/** Two segments at most. */
export function closedText(state: string, { brand, supportEmail } = names): string {
  return (
    `${brand}: We had to close in ${state}, so she can't text you anymore, and your plan won't renew. ` +
    'Log in to download or delete your data. ' +
    `Live elsewhere? Say so in Settings, or write to ${supportEmail}.`
  )
}

/** Not paused yet; whoever named a state lives there, whatever their card or their area code says. */
function affected(sql: Sql) {
  const prefix = sql.client.raw('substr(phone, 1, ?)', [PREFIX_LENGTH])
  return User.query(sql)
    .whereNull('pausedAt')
    .where('role', 'user')
    .where((lives) => {
      void lives.whereIn('state', config.closed)
      void lives.orWhere((pays) => {
        void pays.whereNull('state').whereIn('billedState', config.closed)
      })
      void lives.orWhere((calls) => {
        void calls.whereNull('state').whereNull('billedState')
        void calls.whereIn(prefix as never, closedPrefixes())
      })
    })
}

async function readmitted(sql: Sql): Promise<User[]> {
  const paused = await User.query(sql).where({ pausedFor: PAUSED_FOR })
  return paused.filter((user) => closedStateOf(user) === null)
}
