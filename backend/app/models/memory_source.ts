import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { Memory } from '#app/models/memory'
import { MemorySourceSchema } from '#database/schema'

/** A text that tells a memory. */
export class MemorySource extends MemorySourceSchema {
  @belongsTo(() => Memory)
  declare memory: BelongsTo<typeof Memory>
}
