import { scope } from '@adonisjs/lucid/orm'
import { AccountChangeSchema } from '#database/schema'

/** A change of phone or e-mail that its owner may still undo. */
export class AccountChange extends AccountChangeSchema {
  /** What may still be undone; `now` in epoch milliseconds. */
  static open = scope(
    (query, now: number) => void query.whereNull('undoneAt').where('expiresAt', '>', now)
  )
}
