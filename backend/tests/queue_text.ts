import app from '@adonisjs/core/services/app'
import { Database } from '#app/core/database/database'
import type { OutboundKind } from '#app/models/kinds'
import { SendMessage } from '#app/texting/sending/send_message'

interface Wishes {
  kind?: OutboundKind
  validMs?: number
  dueAt?: number
  conversationId?: number
}

let keys = 0

/** A text of a kind that needs nothing but a number, unless said otherwise. Answers its id. */
export async function queueText(
  to: { phone: string; id: number },
  body: string,
  wishes: Wishes = {}
): Promise<number> {
  const database = await app.container.make(Database)
  const sendMessage = await app.container.make(SendMessage)
  const id = await database.transaction((tx) =>
    sendMessage.queue(tx, {
      kind: 'notice',
      to: to.phone,
      body,
      userId: to.id,
      conversationId: null,
      dedupKey: `spec:${++keys}`,
      validMs: 600_000,
      ...wishes,
    })
  )
  return id ?? 0
}
