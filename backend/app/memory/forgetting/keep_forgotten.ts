import type { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { ForgottenFact } from '#app/models/forgotten_fact'
import type { Memory } from '#app/models/memory'
import { Message } from '#app/models/message'
import { upsert } from '#app/models/upsert'
import type { FactKeys } from '#app/memory/kept/fact_keys'

export type Told = Pick<Memory, 'about' | 'slot' | 'value' | 'valueKey' | 'body'>

/** By the words the person gave it, whatever it was read as. */
export function written({ about, body }: Memory): Told {
  return { about, slot: null, value: null, valueKey: null, body }
}

interface Forgotten {
  userId: number
  fact: Pick<Memory, 'about' | 'slot' | 'value'>
}

/** Only its keyed hash: what was texted up to now does not teach it again. */
export async function keepForgotten(
  { sql }: Tx,
  { keys, clock }: { keys: FactKeys; clock: Clock },
  { userId, fact: { about, slot, value } }: Forgotten
): Promise<void> {
  if (slot === null || value === null) return
  const newest = await Message.query(sql).where('userId', userId).orderBy('id', 'desc').first()
  const forgotten = new ForgottenFact().fill({
    userId,
    factKey: keys.of(userId, { about, slot, value }),
    untilMessageId: newest?.id ?? 0,
    forgottenAt: clock.now(),
  })
  const changing = ['untilMessageId', 'forgottenAt']
  await upsert(forgotten, { by: ['userId', 'factKey'], changing }, sql)
}
