import { scope } from '@adonisjs/lucid/orm'
import { ServerInstanceSchema } from '#database/schema'

/** A process that serves, or did. */
export class ServerInstance extends ServerInstanceSchema {
  /** Those that do the work. */
  static workers = scope((query) => void query.where('roles', 'like', '%worker%'))

  /** Neither stopped nor silent since then, in epoch milliseconds. */
  static beating = scope((query, since: number) => {
    void query.whereNull('stopped_at').where('beat_at', '>=', since)
  })
}
