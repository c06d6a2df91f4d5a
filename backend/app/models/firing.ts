import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Message } from '#app/models/message'
import { Schedule } from '#app/models/schedule'
import { FiringSchema } from '#database/schema'

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
