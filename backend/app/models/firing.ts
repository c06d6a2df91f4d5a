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
  static latest = scope(
    (query) =>
      void query.whereRaw(
        'local_date = (select max(f.local_date) from firings f where f.schedule_id = firings.schedule_id)'
      )
  )
}
