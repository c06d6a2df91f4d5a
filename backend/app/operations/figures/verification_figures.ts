import type { Sql } from '#app/core/database/sql'

export interface VerificationFigures {
  prefix: string
  asked: number
  verified: number
}

/** By the beginning of the number, the most asked for first. A code that never left was not asked for; codes of staff are no visitors'. */
export function findVerification(
  sql: Sql,
  { from, most }: { from: number; most: number }
): Promise<VerificationFigures[]> {
  return sql.all<VerificationFigures>(
    `select phone_prefix as prefix, count(*) as asked, sum(case when state = 'used' then 1 else 0 end) as verified
     from verification_codes
     where created_at >= ? and state <> 'unsent' and purpose <> 'staff' and phone_prefix is not null
     group by phone_prefix order by count(*) desc, phone_prefix limit ?`,
    from,
    most
  )
}
