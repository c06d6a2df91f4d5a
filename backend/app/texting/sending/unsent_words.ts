import type { Sql } from '#app/core/database/sql'
import { HER_KINDS } from '#app/models/kinds'
import { Message } from '#app/models/message'

/** Her own words that have not left; a reminder in the person's words is theirs, and stays as they set it. */
export async function listUnsentWords(sql: Sql, conversationId: number): Promise<Message[]> {
  return Message.query(sql)
    .where({ conversationId })
    .withScopes((all) => all.unsent())
    .whereIn('kind', HER_KINDS as string[])
    .whereDoesntHave('firings', (firings) => {
      void firings.whereHas('schedule', (schedule) => void schedule.whereNotNull('customMessage'))
    })
    .orderBy('id')
}
