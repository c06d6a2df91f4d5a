import { belongsTo, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasOne } from '@adonisjs/lucid/types/relations'
import { Schedule } from '#app/models/schedule'
import { User } from '#app/models/user'
import { ActivitySchema } from '#database/schema'

/** A line of what happened to somebody, as the dashboard shows it. */
export class Activity extends ActivitySchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @hasOne(() => Schedule, { foreignKey: 'id' })
  declare schedule: HasOne<typeof Schedule>
}
