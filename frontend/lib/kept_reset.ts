import { keep, kept } from './kept'

export const RESET_SENT = 'reset-sent'
export const RESET_WAIT = 'reset-wait'

/** Whom a code for a new password was sent to. */
export interface ResetSent {
  to: string
  answer: string
}

/** Two people may forget theirs in one tab: what was begun goes on only for the address it was begun for. */
export function forgetReset({ unlessOf = '' } = {}): void {
  const sent = kept(RESET_SENT) as ResetSent | null | undefined
  if (sent?.to.toLowerCase() === unlessOf.trim().toLowerCase()) return
  keep(RESET_SENT, null)
  keep(RESET_WAIT, undefined)
}
