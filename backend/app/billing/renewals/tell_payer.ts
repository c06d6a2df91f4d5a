import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { brand } from '#config/brand'
import { PublicUrl } from '#app/core/answers/public_url'
import { Clock } from '#app/core/clock/clock'
import { DAY } from '#app/core/clock/durations'
import { instantOf } from '#app/core/clock/wall_clock'
import type { Sql, Tx } from '#app/core/database/sql'
import { type NamedPlan, type RenewalText, textOf } from '#app/billing/renewals/renewal_words'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { triesOf } from '#app/texting/delivery/try_again'
import { nextOpenAt } from '#app/texting/gate/next_open'
import { statesOf } from '#app/texting/gate/state_of_number'
import { SendMessage } from '#app/texting/sending/send_message'

const VALID_MS = 2 * DAY
const OVER = 'it was settled meanwhile'
/** An hour that no state's law forbids, on whatever day. */
const HOUR = '13:00'

interface Told {
  userId: number
  text: RenewalText
  plan: NamedPlan
  /** It is told once for each key. */
  key: string
  /** More than every text of a plan names. */
  gaps?: Record<string, string>
}

const ARRIVED = ['sent', 'delivered']
const keyOf = (text: RenewalText, key: string) => `${text}:${key}`

/** The texts the law asks for of plans that renew: plain, the system's own, and free. */
@inject()
export class TellPayer {
  constructor(
    private readonly clock: Clock,
    private readonly publicUrl: PublicUrl,
    private readonly sendMessage: SendMessage,
    private readonly settle: SettleSend
  ) {}

  /** Follows what the person just did: at any hour. */
  async now(tx: Tx, told: Told): Promise<void> {
    await this.#queue(tx, told, { kind: 'notice' })
  }

  /** Follows what their bank did, perhaps in the night: as soon as the hours allow. */
  async soon(tx: Tx, told: Told): Promise<void> {
    const user = await User.find(told.userId, tx.sql)
    if (user) await this.#queue(tx, told, { kind: 'notice', dueAt: this.#openAt(user) })
  }

  /** What it says is no longer so. */
  async withdraw(tx: Tx, { text, key }: Pick<Told, 'text' | 'key'>): Promise<void> {
    const waiting = { dedupKey: keyOf(text, key), state: 'queued' }
    const found = await Message.findBy(waiting, tx.sql)
    if (found) await this.settle.failed(tx, found.id, { reason: OVER, errorCode: null })
  }

  /** Nobody waits for it: in the middle of the person's day. */
  async byDay(tx: Tx, told: Told): Promise<void> {
    const user = await User.find(told.userId, tx.sql)
    if (user) await this.#queue(tx, told, { kind: 'plan_notice', dueAt: this.#noonOf(user) })
  }

  /** When it left, epoch ms; null while it has not, and where it did not arrive. */
  async leftAt(sql: Sql, { text, key }: Pick<Told, 'text' | 'key'>): Promise<number | null> {
    const first = await Message.findBy({ dedupKey: keyOf(text, key) }, sql)
    const tries = first ? await triesOf(sql, first.id) : []
    return tries.find(({ state }) => ARRIVED.includes(state))?.sentAt ?? null
  }

  async #queue(
    tx: Tx,
    { userId, text, plan, key, gaps }: Told,
    when: { kind: 'notice' | 'plan_notice'; dueAt?: number }
  ): Promise<void> {
    const user = await User.find(userId, tx.sql)
    if (!user) return
    const plans = this.publicUrl.to('/subscription')
    const terms = this.publicUrl.to('/agreed-terms')
    await this.sendMessage.queue(tx, {
      ...when,
      to: user.phone,
      body: textOf(text, { brand, plans, terms, plan, ...gaps }),
      userId,
      conversationId: null,
      dedupKey: keyOf(text, key),
      validMs: VALID_MS,
    })
  }

  #openAt({ timeZone, quietHours, phone, state }: User): number {
    const now = this.clock.now()
    const states = statesOf({ phone, state })
    return nextOpenAt(now, { timeZone, quietHours, states, occasioned: 'scheduled' }) ?? now
  }

  #noonOf({ timeZone }: User): number {
    const now = this.clock.now()
    const today = DateTime.fromMillis(now, { zone: timeZone })
    const at = instantOf(today.toISODate() ?? '', HOUR, timeZone) ?? now
    if (at >= now) return at
    return instantOf(today.plus({ days: 1 }).toISODate() ?? '', HOUR, timeZone) ?? now
  }
}
