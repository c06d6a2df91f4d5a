import { hasMany, scope } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { MemorySource } from '#app/models/memory_source'
import { MemorySchema } from '#database/schema'

/** What tells that memories hold the same. */
export type MemorySameness = Pick<MemorySchema, 'id' | 'about' | 'slot' | 'valueKey'>

/** Of the person, or of somebody: `age of:son`. */
const AGE = /^age(?:$| of:)/
const YEAR_MS = 365 * 86_400_000

type Held = Pick<MemorySchema, 'slot' | 'saidAt' | 'validTo' | 'expiresAt'>

/** When what is remembered ceased to hold: it was ended, its day is past, or it is an age of a year ago. */
export function endOf(memory: Held, now: number): number | null {
  const expiresAt = memory.expiresAt ?? olderAt(memory)
  const isExpired = expiresAt !== null && expiresAt <= now
  return memory.validTo ?? (isExpired ? expiresAt : null)
}

function olderAt({ slot, saidAt }: Held): number | null {
  return saidAt !== null && AGE.test(slot ?? '') ? saidAt + YEAR_MS : null
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
