import { scope } from '@adonisjs/lucid/orm'
import { ServerInstanceSchema } from '#database/schema'

/** A process that serves, or did. */
export class ServerInstance extends ServerInstanceSchema {
  /** Those that do the work. */
  static workers = scope((query) => void query.where('roles', 'like', '%worker%'))

  /**
   * Not stopped, and heard of within so many milliseconds. A beat further ahead than
   * that is of a process that went before its clock was set back.
   */
  static beating = scope((query, now: number, withinMs: number) => {
    void query.whereNull('stopped_at').whereBetween('beat_at', [now - withinMs, now + withinMs])
  })
}
