import { scope } from '@adonisjs/lucid/orm'
import { JobSchema } from '#database/schema'

/** Work that must not be lost. */
export class Job extends JobSchema {
  /** Given up: only a person brings one back. */
  static dead = scope((query) => void query.where('status', 'dead'))

  static due = scope((query, now: number) => {
    void query.where('status', 'pending').where('run_at', '<=', now)
  })
}
