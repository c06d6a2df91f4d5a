import type { Sql } from '#app/core/database/sql'

interface Wanted {
  phone: string
  emailKey: string
  /** Whose own they may be; 0 for nobody. */
  userId: number
  /** Epoch milliseconds. */
  now: number
}

/** A phone or an e-mail that somebody may still bring back to their account is nobody else's until then. */
export async function findHeld(
  sql: Sql,
  { phone, emailKey, userId, now }: Wanted
): Promise<'phone' | 'email' | null> {
  const held = await sql.first<{ old_phone: string }>(
    `select old_phone from account_changes
     where (old_phone = ? or old_email_key = ?) and user_id <> ? and expires_at > ? and undone_at is null
     order by case when old_phone = ? then 0 else 1 end limit 1`,
    ...[phone, emailKey, userId, now, phone]
  )
  if (!held) return null
  return held.old_phone === phone ? 'phone' : 'email'
}
