import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { Activity } from '#app/models/activity'
import { Firing } from '#app/models/firing'
import { User } from '#app/models/user'
import { ScheduleSchema } from '#database/schema'

/** A text wished for at an hour of some days or all. Its id is the id of its activity. */
export class Schedule extends ScheduleSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Activity, { foreignKey: 'id' })
  declare activity: BelongsTo<typeof Activity>

  @hasMany(() => Firing)
  declare firings: HasMany<typeof Firing>
}
