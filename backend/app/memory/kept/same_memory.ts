import type { Sql } from '#app/core/database/sql'

/** A memory, and with it all that ever held the same. */
interface Same {
  id: number
  about: string
  slot: string | null
  value_key: string | null
}

const SAME = '(m.id = ? or (m.about = ? and m.slot = ? and m.value_key = ?))'
const valuesOf = ({ id, about, slot, value_key: key }: Same) => [id, about, slot ?? '', key ?? '']

/** The texts it was read from. */
export async function listSources(sql: Sql, userId: number, memory: Same): Promise<Set<number>> {
  const sources = await sql.all<{ message_id: number }>(
    `select s.message_id from memory_sources s join memories m on m.id = s.memory_id
     where m.user_id = ? and ${SAME}`,
    userId,
    ...valuesOf(memory)
  )
  return new Set(sources.map((source) => source.message_id))
}

export async function deleteSame(sql: Sql, userId: number, memory: Same): Promise<void> {
  await sql.run(
    `delete from memories where id in (select m.id from memories m where m.user_id = ? and ${SAME})`,
    userId,
    ...valuesOf(memory)
  )
}
