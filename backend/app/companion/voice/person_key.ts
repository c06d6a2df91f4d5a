import { createHmac } from 'node:crypto'
import { keyFor } from '#config/app'

/** Opaque, of the person: all a provider of models is told of who it is. */
export function personKeyOf(userId: number): string {
  return createHmac('sha256', keyFor('language model')).update(String(userId)).digest('hex')
}
