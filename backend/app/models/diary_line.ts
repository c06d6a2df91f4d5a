import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { DiaryLineSchema } from '#database/schema'

/** What she wrote down about one day with somebody. */
export class DiaryLine extends DiaryLineSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  /** Not those that are being written anew. */
  static written = scope((query) => void query.whereNotNull('body'))
}
