import { createHmac, createSecretKey } from 'node:crypto'
import { lastingKeyFor } from '#config/app'
import { minutesOf } from '#app/schedules/plan/contract'

const KEY = createSecretKey(lastingKeyFor('surprise minutes'))
/** A text that is claimed late still comes within its hours. */
const SPARED_MINUTES = 30

/** A surprise by its id, and the hours it may come in, `HH:MM`. */
export interface Surprise {
  id: number
  from: string
  until: string
}

/**
 * The minute (`HH:MM`) a surprise comes on a local date: always the same one, for every process
 * and after every restart, and nobody's guess without our key.
 */
export function drawMinute({ id, from, until }: Surprise, localDate: string): string {
  const first = minutesOf(from)
  const count = minutesOf(until) - SPARED_MINUTES - first
  const drawn = createHmac('sha256', KEY).update(`${id} ${localDate}`).digest().readUInt32BE()
  const minute = first + (drawn % count)
  return [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}
