import type { Sql } from '#app/core/database/sql'
import { Firing } from '#app/models/firing'
import type { Message } from '#app/models/message'

const SECOND = 'again:'

export const secondKeyOf = (id: number) => `${SECOND}${id}`

export function isSecondTry(dedupKey: string): boolean {
  return dedupKey.startsWith(SECOND)
}

/** The text it was at first. */
function firstIdOf({ id, dedupKey }: Message): number {
  return isSecondTry(dedupKey ?? '') ? Number((dedupKey ?? '').slice(SECOND.length)) : id
}

/** All but reminders in the person's own words: these are theirs, and stay as they set them. */
export async function withoutOwnWords(sql: Sql, texts: readonly Message[]): Promise<Message[]> {
  const own = await Firing.query(sql)
    .whereIn('messageId', texts.map(firstIdOf))
    .whereHas('schedule', (schedule) => void schedule.whereNotNull('customMessage'))
  const ids = new Set(own.map(({ messageId }) => messageId))
  return texts.filter((text) => !ids.has(firstIdOf(text)))
}
