import { inject } from '@adonisjs/core'
import { OPERATOR, recordAudit } from '#app/ledgers/audit/audit_log'
import { maskEmail } from '#app/people/accounts/mask_email'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { maskPhone } from '#app/core/phones/mask_phone'
import { SIGNUPS } from '#app/console/record_tables/people_sql'
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
  /** Both masked unless they were asked for. */
  email: string
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
const ID = /^[1-9]\d{0,14}$/

/**
 * The people for the command line. Whole numbers and addresses are
 * shown only when asked for, and that is written down.
 */
@inject()
export class ListUsers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute({ plan, state, limit, isRevealed }: Wishes): Promise<ListedUser[]> {
    const people = this.#people().orderBy('t.id', 'desc').limit(limit)
    for (const wanted of [caseOf(subscriptionType, plan), caseOf(textingState, state)]) {
      if (wanted) void people.where(this.#at(wanted))
    }
    const rows = (await people) as Row[]
    if (isRevealed) await this.#audit({ subjectId: null, count: rows.length })
    return rows.map((row) => listed(row, isRevealed))
  }

  /** By e-mail or id; null for nobody. */
  async find(who: string, { isRevealed }: { isRevealed: boolean }): Promise<ShownUser | null> {
    const key = ID.test(who) ? { 't.id': Number(who) } : { 't.email_key': emailKeyOf(who) }
    const [row] = (await this.#people().where(key)) as Row[]
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

  /** With what the record table says of them. */
  #people() {
    const { client } = this.database.read
    return client
      .query()
      .from('users as t')
      .joinRaw(SIGNUPS.joins ?? '')
      .select('t.id', 't.email', 't.phone', 't.role', 't.created_at', 't.time_zone')
      .select('g.name as companion', 't.onboarded_at')
      .select(this.#at(`${subscriptionType?.value} as plan`))
      .select(this.#at(`${textingState?.value} as state`))
      .select(this.#at(`${lastMessageAt?.value} as last_message_at`))
  }

  #at(part: string) {
    const { text, values } = readAt(this.clock.now(), { text: part, values: [] })
    return this.database.read.client.raw(text, values)
  }

  #audit({ subjectId, count }: { subjectId: number | null; count: number }): Promise<void> {
    return recordAudit(this.database.read, {
      actor: OPERATOR,
      action: 'resources.reveal',
      subject: 'signups',
      subjectId,
      fields: ['email', 'phone'],
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
  const shown = isRevealed ? { email, phone } : { email: maskEmail(email), phone: maskPhone(phone) }
  return { id, ...shown, role, plan, state, createdAt }
}

function instantOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
