import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { User } from '#app/models/user'
import { AllowanceEntrySchema } from '#database/schema'

/** Messages granted, reserved, kept or given back: the allowance is their sum. */
export class AllowanceEntry extends AllowanceEntrySchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
