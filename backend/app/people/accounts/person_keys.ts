import type { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { insertThoseUnknown } from '#app/models/insert_unless_known'
import { PersonKey } from '#app/models/person_key'
import { User } from '#app/models/user'
import { keysOf } from '#app/people/accounts/person_words'

const AT_ONCE = 200
const MOST_ROUNDS = 50

/** After a name, an e-mail address or a number was written: in the same commit. */
export async function keepPersonKeys(sql: Sql, userId: number): Promise<void> {
  const user = await User.find(userId, sql)
  if (!user) return
  const wanted = keysOf(user)
  const there = await PersonKey.query(sql).where({ userId })
  const stale = there.filter(({ key }) => !wanted.has(key)).map(({ id }) => id)
  if (stale.length > 0) await PersonKey.query(sql).whereIn('id', stale).delete()
  const known = new Set(there.map(({ key }) => key))
  const missing = [...wanted].filter((key) => !known.has(key))
  const rows = missing.map((key) => new PersonKey().fill({ userId, key }))
  await insertThoseUnknown(rows, sql)
}

/** Those who signed up before there were keys, some at a time. Answers how many were given theirs. */
export async function fillPersonKeys(database: Database): Promise<number> {
  let filled = 0
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const ids = await withoutKeys(database.read)
    for (const id of ids) {
      await database.transaction(({ sql }) => keepPersonKeys(sql, id))
    }
    filled += ids.length
    if (ids.length < AT_ONCE) break
  }
  return filled
}

async function withoutKeys(sql: Sql): Promise<number[]> {
  const users = await User.query(sql)
    .select('id')
    .whereDoesntHave('personKeys', () => {})
    .orderBy('id')
    .limit(AT_ONCE)
  return users.map(({ id }) => id)
}
