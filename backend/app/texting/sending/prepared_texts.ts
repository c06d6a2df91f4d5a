import type { Sql } from '#app/core/database/sql'

/** What she has written ahead for somebody's schedules. */
export abstract class PreparedTexts {
  /** All are written anew when their time has come. */
  abstract forget(sql: Sql, userId: number): Promise<void>
}
