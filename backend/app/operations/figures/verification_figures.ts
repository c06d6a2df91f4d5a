import type { Sql } from '#app/core/database/sql'
import { verification } from '#app/operations/figures/figures_sql'

export interface VerificationFigures {
  prefix: string
  asked: number
  verified: number
}

/**
 * By the beginning of the number, the most asked for first. A code
 * that never left was not asked for; codes of staff are no visitors'.
 */
export function findVerification(
  sql: Sql,
  { from, most }: { from: number; most: number }
): Promise<VerificationFigures[]> {
  return sql.all<VerificationFigures>(verification(), from, most)
}
