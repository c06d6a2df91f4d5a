import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'

/**
 * Where there are several writers each takes a talk first, then its person, and only then what is theirs:
 * texts, schedules, firings, charges. Two that took them in two orders would wait for each other.
 */
export async function lockTalk(
  { client }: { client: QueryClientContract },
  which: { id: number } | { userId: number }
): Promise<void> {
  if (client.dialect.name !== 'postgres') return
  await locked(Conversation.query({ client }).select('id').where(which))
}
