import type { Sql } from '#app/core/database/sql'
import { Memory } from '#app/models/memory'
import { sentenceOf } from '#app/memory/facts/fact_sentences'
import { titled } from '#app/memory/facts/fact_values'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { petKind, PETS } from '#app/memory/facts/kin'
import { isLongBefore } from '#app/memory/kept/end_excluded'

/** How the slot of a pet begins; its name, or its kind, follows. */
const PET = 'pet:'
const PET_KINDS = new Set(PETS.split('|').map(petKind))

/** "My dog died": the dog they have, by its name, when they have told of one only. */
export async function withNamedPets<T extends FoundFact>(
  sql: Sql,
  userId: number,
  facts: readonly T[]
): Promise<T[]> {
  const named: T[] = []
  const since = facts.find((fact) => kindGone(fact) && fact.since !== undefined)?.since
  for (const fact of facts) {
    const kind = kindGone(fact)
    const pet = kind ? await findOnlyPet(sql, userId, kind) : null
    const isMeant = kind && pet && !isLongBefore(since, pet.validFrom ?? 0)
    named.push(...(isMeant ? namedGone(fact, kind, nameOf(pet)) : [fact]))
  }
  return named
}

/** `dog` when one without a name is gone. */
function kindGone({ about, slot, change }: FoundFact): string | null {
  const [what = '', kind = ''] = slot.split(':')
  const isGone = what === 'pet' ? change === 'ended' : what === 'life of' && change === 'holds'
  return about === 'user' && isGone && PET_KINDS.has(kind) ? kind : null
}

/** The only one they have; once it is gone, the only one they had. */
async function findOnlyPet(sql: Sql, userId: number, kind: string): Promise<Memory | null> {
  const pets = await Memory.query(sql)
    .where({ userId, about: 'user', value: kind })
    .where('slot', 'like', `${PET}%`)
    .orderBy('id')
  const current = pets.filter(({ validTo }) => validTo === null)
  const named = (current.length > 0 ? current : pets).filter((pet) => nameOf(pet) !== kind)
  const isOnly = new Set(named.map(nameOf)).size === 1
  return isOnly ? (named.at(-1) ?? null) : null
}

function nameOf({ slot }: Memory): string {
  return slot?.slice(PET.length) ?? ''
}

/** One that was told of before it had a name is the same one. */
function namedGone<T extends FoundFact>(fact: T, kind: string, name: string): T[] {
  const slot = fact.slot.replace(kind, name)
  const draft = { slot, value: fact.value, change: fact.change, thing: titled(name) }
  const named = { ...fact, slot, sentence: sentenceOf(draft, 'user') }
  return fact.change === 'ended' ? [fact, named] : [named]
}
