import { Firing } from '#app/models/firing'
import { Schedule } from '#app/models/schedule'
import { type ExportSection, ownRows, rowsOf } from '#app/privacy/export_rows'
import { at } from '#app/privacy/export_values'

/** Each day on which a schedule went or should have gone, and why it did not. */
const firings: ExportSection = {
  name: 'firings',
  async *pages(sql, { userId }) {
    const theirs = Schedule.query(sql).where({ userId }).select('id')
    for await (const page of rowsOf(Firing.query(sql).whereIn('scheduleId', theirs))) {
      yield page.map((row) => ({
        scheduleId: row.scheduleId,
        date: row.localDate,
        dueAt: at(row.dueAt),
        claimedAt: at(row.claimedAt),
        isAsked: row.isAsked,
        state: row.state,
        reason: row.reason,
        textId: row.messageId,
      }))
    }
  },
}

/** What a person wished to be texted, what she wrote ahead for it, and what became of it. */
export const SCHEDULE_SECTIONS: readonly ExportSection[] = [
  ownRows('schedules', Schedule, (row) => ({
    id: row.id,
    messageType: row.messageType,
    time: row.time,
    until: row.until,
    days: [...row.days].map(Number),
    enabled: row.isEnabled,
    customMessage: row.customMessage,
    prepared: preparedOf(row),
  })),
  firings,
]

function preparedOf({ preparedText, preparedFor, preparedHasNotice }: Schedule): object | null {
  if (preparedText === null) return null
  const text = { date: preparedFor, text: preparedText, hasAiNotice: preparedHasNotice }
  return { ...text, generatedBy: 'ai' }
}
