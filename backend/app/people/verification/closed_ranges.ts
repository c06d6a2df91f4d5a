import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { CodeWish } from '#app/people/verification/code_wish'
import { tooManyCodesHere } from '#app/people/verification/errors'
import { prefixOf } from '#app/people/verification/phone_number'
import { refused } from '#app/people/verification/refused'
import { networksOf } from '#app/people/verification/networks'

/** Codes that are counted together, and what the alarm calls them. */
interface Range {
  column: 'phone_prefix' | 'address_range'
  value: string
  subject: string
}

interface Asked {
  asked: number
  confirmed: number | null
}

const KIND = 'codes_closed'
const SOLVED = 'nobody: its time is over'

/**
 * Whoever earns from texts, or spends our money for fun, asks for many codes and enters none. Where that is seen, at the beginning
 * of a number or in a provider's range of addresses, no codes are sent for a while. The alarm that says so is what closes it:
 * cleared by hand or by time, it is open again, and what was asked before no longer counts.
 */
@inject()
export class ClosedRanges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly alarms: Alarms
  ) {}

  async refuse(origin: Pick<CodeWish, 'phone' | 'address'>): Promise<void> {
    for (const range of rangesOf(origin)) {
      const openedAt = await this.#openedAt(range)
      if (!(await this.#isAbused(range, openedAt))) continue
      await this.alarms.raise(this.database.read, KIND, range.subject)
      throw refused('closed', tooManyCodesHere(limits.codes.closedMs))
    }
  }

  /** Since when it has been open; refuses while it is closed. */
  async #openedAt({ subject }: Range): Promise<number> {
    const { read } = this.database
    const now = this.clock.now()
    const last = await read.first<{ closed_at: number | null; opened_at: number | null }>(
      `select max(case when cleared_at is null then first_at end) as closed_at, max(cleared_at) as opened_at
       from alarms where kind = ? and subject = ?`,
      KIND,
      subject
    )
    const closedAt = last?.closed_at ?? null
    if (closedAt === null) return Number(last?.opened_at ?? 0)
    const leftMs = Number(closedAt) + limits.codes.closedMs - now
    if (leftMs > 0) throw refused('closed', tooManyCodesHere(leftMs))
    await this.alarms.clear(read, { kind: KIND, subject }, SOLVED)
    return now
  }

  /** A code that never left was not asked for; codes of staff are no visitors'. */
  async #isAbused({ column, value }: Range, openedAt: number): Promise<boolean> {
    const { conversionMs, conversionAsked, conversionShare } = limits.codes
    const found = await this.database.read.first<Asked>(
      `select count(*) as asked, sum(case when state = 'used' then 1 else 0 end) as confirmed
       from verification_codes
       where ${column} = ? and created_at > ? and state <> 'unsent' and purpose <> 'staff'`,
      value,
      Math.max(openedAt, this.clock.now() - conversionMs)
    )
    const asked = Number(found?.asked ?? 0)
    return asked >= conversionAsked && Number(found?.confirmed ?? 0) < asked * conversionShare
  }
}

function rangesOf({ phone, address }: Pick<CodeWish, 'phone' | 'address'>): Range[] {
  const prefix = prefixOf(phone)
  const ofNumber: Range = { column: 'phone_prefix', value: prefix, subject: `numbers ${prefix}` }
  if (address === undefined) return [ofNumber]
  const { range } = networksOf(address)
  return [ofNumber, { column: 'address_range', value: range, subject: `addresses ${range}` }]
}
