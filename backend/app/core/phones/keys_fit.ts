import type { PhoneKeys } from '#app/core/phones/phone_keys'
import type { PlainSql } from '#app/core/database/sql'

/**
 * Whether the hashes in the rows were made with our key.
 * With another one everybody we know would be a stranger.
 */
export async function keysFit(sql: PlainSql, phoneKeys: PhoneKeys): Promise<boolean> {
  const user = await sql.first<{ phone: string; phone_key: string }>(
    'select phone, phone_key from users order by id desc limit 1'
  )
  return !user || phoneKeys.of(user.phone) === user.phone_key
}
