import type { LucidModel } from '@adonisjs/lucid/types/model'
import type limits from '#config/limits'
import type { Sql } from '#app/core/database/sql'
import { AiUsage } from '#app/models/ai_usage'
import { Alarm } from '#app/models/alarm'
import { AuditEntry } from '#app/models/audit_entry'
import { changedBy } from '#app/models/changed_by'
import { countOf } from '#app/models/count_of'
import { FilteredText } from '#app/models/filtered_text'
import { Job } from '#app/models/job'
import { PaymentEvent } from '#app/models/payment_event'
import { RenewalAgreement } from '#app/models/renewal_agreement'
import { SimulatedText } from '#app/models/simulated_text'
import { VerificationCode } from '#app/models/verification_code'

/** Rows whose time is over: those with an instant before this one, and `also` as it says. */
interface Overdue {
  model: LucidModel
  instant: string
  before: number
  also?: Record<string, string>
}

/** Everything with a period of its own. What belongs to a person goes with the account instead. */
export function overdueRows(periods: typeof limits.retention, now: number): Overdue[] {
  const rows = (model: LucidModel, instant: string, ms: number) => {
    return { model, instant, before: now - ms }
  }
  return [
    rows(VerificationCode, 'createdAt', periods.codesMs),
    rows(PaymentEvent, 'settledAt', periods.paymentEventsMs),
    rows(AuditEntry, 'createdAt', periods.auditMs),
    rows(AiUsage, 'createdAt', periods.aiUsageMs),
    rows(Alarm, 'clearedAt', periods.alarmsMs),
    rows(RenewalAgreement, 'keepUntil', 0),
    rows(SimulatedText, 'createdAt', periods.simulatedTextsMs),
    rows(FilteredText, 'lastAt', periods.filteredTextsMs),
    { ...rows(Job, 'diedAt', periods.deadJobsMs), also: { status: 'dead' } },
  ]
}

export function countOverdue(sql: Sql, overdue: Overdue): Promise<number> {
  return countOf(rowsOf(sql, overdue))
}

/** Removes so many of them at most; answers how many it were. One statement, so one short commit. */
export function removeOverdue(sql: Sql, overdue: Overdue, most: number): Promise<number> {
  const { model } = overdue
  const key = model.primaryKey
  const some = rowsOf(sql, overdue).select(key).limit(most)
  return changedBy(model.query(sql).whereIn(key, some).delete())
}

function rowsOf(sql: Sql, { model, instant, before, also = {} }: Overdue) {
  return model.query(sql).where(also).where(instant, '<', before)
}
