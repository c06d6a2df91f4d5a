import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Message } from '#app/models/message'
import { Schedule } from '#app/models/schedule'
import { FiringSchema } from '#database/schema'

const KEY = /^firing:(\d+)$/

/** Of its text, its charge and the job that sends it; `endFirings` writes it in SQL. */
export function firingKey(id: number): string {
  return `firing:${id}`
}

/** Null for the key of anything else. */
export function firingOf(key: string | null): number | null {
  const [, id] = KEY.exec(key ?? '') ?? []
  return id === undefined ? null : Number(id)
}

/** One local date on which a schedule went, or should have gone. */
export class Firing extends FiringSchema {
  @belongsTo(() => Schedule)
  declare schedule: BelongsTo<typeof Schedule>

  @belongsTo(() => Message)
  declare message: BelongsTo<typeof Message>

  /** Of each schedule. */
  static latest = scope((query) => {
    void query.whereNotExists((later) => {
      void later.from('firings as l').whereColumn('l.schedule_id', 'firings.schedule_id')
      void later.whereColumn('l.local_date', '>', 'firings.local_date')
    })
  })
}
