import { scope } from '@adonisjs/lucid/orm'
import { CRISES } from '#app/models/contract'
import { SafetyEventSchema } from '#database/schema'

/** A sign of danger, and what was done about it. */
export class SafetyEvent extends SafetyEventSchema {
  static open = scope((query) => void query.where('state', 'open'))

  static crises = scope((query) => void query.whereIn('kind', [...CRISES]))

  static otherThanCrises = scope((query) => void query.whereNotIn('kind', [...CRISES]))

  /** Epoch milliseconds; `until` is the first instant after it. */
  static during = scope(
    (query, { from, until }: { from: number; until: number }) =>
      void query.where('createdAt', '>=', from).where('createdAt', '<', until)
  )
}
