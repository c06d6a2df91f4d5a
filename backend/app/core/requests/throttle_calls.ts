import limiter from '@adonisjs/limiter/services/main'
import { tooMany } from '#app/core/answers/refusal'

export interface Rate {
  /** What is counted together. */
  name: string
  perHour: number
}

/** Counts one call of a person; refuses it when there were too many within the hour. */
export async function throttleCalls(userId: number, { name, perHour }: Rate): Promise<void> {
  const limit = limiter.use({ requests: perHour, duration: '1 hour' })
  const { consumed, availableIn } = await limit.increment(`${name}:${userId}`)
  if (consumed > perHour)
    throw tooMany(availableIn, 'That’s too many for now. Please try again later.')
}
