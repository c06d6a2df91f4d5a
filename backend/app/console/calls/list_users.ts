import { inject } from '@adonisjs/core'
import { OPERATOR, recordAudit } from '#app/ledgers/audit/audit_log'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { maskPhone } from '#app/core/phones/mask_phone'
import { SIGNUPS } from '#app/console/record_tables/people_tables'
import { readAt } from '#app/console/record_tables/record_table'

interface Wishes {
  plan?: string
  /** Of texting: active, paused, opted_out, … */
  state?: string
  limit: number
  isRevealed: boolean
}

interface Row {
  id: number
  email: string
  phone: string
  role: string
  plan: string
  state: string
  created_at: number
  time_zone: string
  companion: string | null
  onboarded_at: number | null
  last_message_at: number | null
}

export interface ListedUser {
  id: number
  email: string
  /** Masked unless it was asked for. */
  phone: string
  role: string
  plan: string
  state: string
  createdAt: string
}

export interface ShownUser extends ListedUser {
  timeZone: string
  companion: string | null
  onboardedAt: string | null
  lastMessageAt: string | null
}

const { subscriptionType, textingState, lastMessageAt } = SIGNUPS.columns
const ID = /^[1-9]\d{0,8}$/

/** The people for the command line. A whole phone number is shown only when asked for, and that is written down. */
@inject()
export class ListUsers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute({ plan, state, limit, isRevealed }: Wishes): Promise<ListedUser[]> {
    const conditions = [caseOf(subscriptionType, plan), caseOf(textingState, state)]
    const where = conditions.filter(Boolean).join(' and ') || 'true'
    const rows = await this.#read(`${where} order by t.id desc limit ?`, limit)
    if (isRevealed) await this.#audit({ subjectId: null, count: rows.length })
    return rows.map((row) => listed(row, isRevealed))
  }

  /** By e-mail or id; null for nobody. */
  async find(who: string, { isRevealed }: { isRevealed: boolean }): Promise<ShownUser | null> {
    const [row] = ID.test(who)
      ? await this.#read('t.id = ?', Number(who))
      : await this.#read('t.email_key = ?', emailKeyOf(who))
    if (!row) return null
    if (isRevealed) await this.#audit({ subjectId: row.id, count: 1 })
    return {
      ...listed(row, isRevealed),
      timeZone: row.time_zone,
      companion: row.companion,
      onboardedAt: instantOf(row.onboarded_at),
      lastMessageAt: instantOf(row.last_message_at),
    }
  }

  #read(condition: string, value: string | number): Promise<Row[]> {
    const text = `select t.id, t.email, t.phone, t.role, ${subscriptionType?.value} as plan,
        ${textingState?.value} as state, t.created_at, t.time_zone, g.name as companion, t.onboarded_at,
        ${lastMessageAt?.value} as last_message_at
      from ${SIGNUPS.from} ${SIGNUPS.joins} where ${condition}`
    const query = readAt(this.clock.now(), { text, values: [value] })
    return this.database.read.all<Row>(query.text, ...query.values)
  }

  #audit({ subjectId, count }: { subjectId: number | null; count: number }): Promise<void> {
    return recordAudit(this.database.read, {
      actor: OPERATOR,
      action: 'resources.reveal',
      subject: 'signups',
      subjectId,
      fields: ['phone'],
      detail: { count },
      at: this.clock.now(),
    })
  }
}

function caseOf(column: typeof subscriptionType, wanted: string | undefined): string | undefined {
  return wanted === undefined ? undefined : `(${column?.cases?.[wanted] ?? 'false'})`
}

function listed(row: Row, isRevealed: boolean): ListedUser {
  const { id, email, phone, role, plan, state } = row
  const createdAt = new Date(row.created_at).toISOString()
  return { id, email, phone: isRevealed ? phone : maskPhone(phone), role, plan, state, createdAt }
}

function instantOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
