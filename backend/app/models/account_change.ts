import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { AccountChangeSchema } from '#database/schema'

/** A change of phone or e-mail that its owner may still undo. */
export class AccountChange extends AccountChangeSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** What may still be undone; `now` in epoch milliseconds. */
  static open = scope(
    (query, now: number) => void query.whereNull('undoneAt').where('expiresAt', '>', now)
  )
}
