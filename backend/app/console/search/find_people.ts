import type { Sql } from '#app/core/database/sql'
import { keyOfLastDigits, keyOfWord, wordsOfPerson } from '#app/people/accounts/person_words'
import { PersonKey } from '#app/models/person_key'
import { User } from '#app/models/user'
import type { PersonWish } from '#app/console/search/read_wish'

/** The newest of those who fit, by whatever they are known by. */
export async function findPeople(
  sql: Sql,
  { emailKey, phones, lastDigits, words }: PersonWish,
  most: number
): Promise<number[]> {
  const whole = await byWhole(sql, { emailKey, phones })
  const byDigits = lastDigits === null ? [] : await byKeys(sql, [keyOfLastDigits(lastDigits)], most)
  const byWords = words.length === 0 ? [] : await findByWords(sql, words, most)
  return [...new Set([...whole, ...byDigits, ...byWords])].slice(0, most)
}

async function byWhole(
  sql: Sql,
  { emailKey, phones }: Pick<PersonWish, 'emailKey' | 'phones'>
): Promise<number[]> {
  if (emailKey === null && phones.length === 0) return []
  const users = await User.query(sql)
    .select('id')
    .where((known) => {
      if (emailKey !== null) void known.orWhere({ emailKey })
      if (phones.length > 0) void known.orWhereIn('phone', phones)
    })
  return users.map(({ id }) => id)
}

/** A word longer than the index holds is looked at again in the rows. */
async function findByWords(sql: Sql, words: readonly string[], most: number): Promise<number[]> {
  const ids = await byKeys(sql, words.map(keyOfWord), most)
  if (ids.length === 0) return []
  const users = await User.query(sql).whereIn('id', ids).orderBy('id', 'desc')
  const fit = users.filter((user) => {
    const own = wordsOfPerson(user)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  })
  return fit.map(({ id }) => id)
}

/** Those who have all of the keys; the first is the rarest. */
async function byKeys(
  sql: Sql,
  [first, ...others]: readonly number[],
  most: number
): Promise<number[]> {
  const found = PersonKey.query(sql)
    .select('userId')
    .where('key', first ?? 0)
  for (const key of others) {
    void found.whereIn('userId', PersonKey.query(sql).select('userId').where({ key }))
  }
  const keys = await found.orderBy('userId', 'desc').limit(most)
  return keys.map(({ userId }) => userId)
}
