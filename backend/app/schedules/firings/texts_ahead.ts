import type { Sql } from '#app/core/database/sql'
import { Schedule } from '#app/models/schedule'
import { PreparedTexts } from '#app/texting/sending/prepared_texts'

export class TextsAhead extends PreparedTexts {
  async forget(sql: Sql, userId: number): Promise<void> {
    await Schedule.query(sql)
      .where('userId', userId)
      .whereNotNull('preparedText')
      .update({ preparedText: null, preparedFor: null })
  }
}
