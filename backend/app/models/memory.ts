import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { MemorySource } from '#app/models/memory_source'
import { User } from '#app/models/user'
import { MemorySchema } from '#database/schema'

/** Something she remembers of somebody, or of herself. */
export class Memory extends MemorySchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @hasMany(() => MemorySource)
  declare sources: HasMany<typeof MemorySource>
}
