import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Alarm } from '#app/models/alarm'
import { countOf } from '#app/models/count_of'
import { VerificationCode } from '#app/models/verification_code'
import type { CodeWish } from '#app/people/codes/code_wish'
import { tooManyCodesHere } from '#app/people/codes/errors'
import { prefixOf } from '#app/people/codes/phone_number'
import { refused } from '#app/people/codes/refused'
import { networksOf } from '#app/core/requests/networks'

/** Codes that are counted together, and what the alarm calls them. */
interface Range {
  column: 'phonePrefix' | 'addressRange'
  value: string
  subject: string
}

const KIND = 'codes_closed'
const SOLVED = 'nobody: its time is over'
/**
 * One household must not close an area to its people: fewer ranges
 * of addresses close themselves, unless so many times more is asked.
 */
const RANGES_OF_A_CROWD = 3

/**
 * Whoever earns from texts, or spends our money for fun, asks for many codes and enters none. Where that is
 * seen, at the beginning of a number or in a provider's range of addresses, no codes are sent for a while.
 * The alarm that says so is what closes it: cleared by hand or by time, it is open again, and what was asked
 * before no longer counts.
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
    const alarms = Alarm.query(read).where({ kind: KIND, subject })
    // An open one stands before all that were cleared.
    const last = await alarms.orderByRaw('cleared_at is null desc, cleared_at desc').first()
    if (!last || last.clearedAt !== null) return last?.clearedAt ?? 0
    const leftMs = last.firstAt + limits.codes.closedMs - now
    if (leftMs > 0) throw refused('closed', tooManyCodesHere(leftMs))
    await this.alarms.clear(read, { kind: KIND, subject }, SOLVED)
    return now
  }

  async #isAbused(range: Range, openedAt: number): Promise<boolean> {
    const { conversionAsked, conversionShare } = limits.codes
    const asked = await countOf(this.#asked(range, openedAt))
    if (asked < conversionAsked) return false
    const confirmed = await countOf(this.#asked(range, openedAt).where('state', 'used'))
    if (confirmed >= asked * conversionShare) return false
    if (range.column === 'addressRange') return true
    if (asked >= conversionAsked * RANGES_OF_A_CROWD) return true
    return this.#isOfACrowd(range, openedAt)
  }

  async #isOfACrowd(range: Range, openedAt: number): Promise<boolean> {
    const ranges = await this.#asked(range, openedAt)
      .whereNot('state', 'used')
      .distinct('addressRange')
      .whereNotNull('addressRange')
      .limit(RANGES_OF_A_CROWD)
    return ranges.length === RANGES_OF_A_CROWD
  }

  /** A code that never left was not asked for; codes of staff are no visitors'. */
  #asked({ column, value }: Range, openedAt: number) {
    const since = Math.max(openedAt, this.clock.now() - limits.codes.conversionMs)
    return VerificationCode.query(this.database.read)
      .where(column, value)
      .where('createdAt', '>', since)
      .whereNot('state', 'unsent')
      .whereNot('purpose', 'staff')
  }
}

function rangesOf({ phone, address }: Pick<CodeWish, 'phone' | 'address'>): Range[] {
  const prefix = prefixOf(phone)
  const ofNumber: Range = { column: 'phonePrefix', value: prefix, subject: `numbers ${prefix}` }
  if (address === undefined) return [ofNumber]
  const { range } = networksOf(address)
  return [ofNumber, { column: 'addressRange', value: range, subject: `addresses ${range}` }]
}
