import { hasMany, scope } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { MemorySource } from '#app/models/memory_source'
import { MemorySchema } from '#database/schema'

/** What tells that memories hold the same. */
export type MemorySameness = Pick<MemorySchema, 'id' | 'about' | 'slot' | 'valueKey'>

/** When what is remembered ceased to hold: it was ended, or its day is past. */
export function endOf(
  { validTo, expiresAt }: Pick<MemorySchema, 'validTo' | 'expiresAt'>,
  now: number
): number | null {
  const isExpired = expiresAt !== null && expiresAt <= now
  return validTo ?? (isExpired ? expiresAt : null)
}

/** Something she remembers of somebody, or of herself. */
export class Memory extends MemorySchema {
  @hasMany(() => MemorySource)
  declare sources: HasMany<typeof MemorySource>

  /** Null while it does hold; all in epoch milliseconds. */
  heldUntil(now: number): number | null {
    return endOf(this, now)
  }

  /** What holds, as far as is known. */
  static current = scope((query) => void query.whereNull('validTo'))

  /** This one, and with it all that ever held the same. */
  static sameAs = scope((query, { id, about, slot, valueKey }: MemorySameness) => {
    void query.where((memory) => {
      void memory.where('id', id)
      if (slot !== null && valueKey !== null) void memory.orWhere({ about, slot, valueKey })
    })
  })
}
