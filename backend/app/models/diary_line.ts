import { scope } from '@adonisjs/lucid/orm'
import { DiaryLineSchema } from '#database/schema'

/** What she wrote down about one day with somebody. */
export class DiaryLine extends DiaryLineSchema {
  /** Not those that are being written anew. */
  static written = scope((query) => void query.whereNotNull('body'))
}
