import type { AccountPause, Signup } from '#app/people/accounts/contract'
import { BRAND } from './names'
import { useStopWords } from './to_her'

const PAUSED_BY_US: Record<AccountPause, string> = {
  under_age: 'Your account is paused.',
  review: 'Your account is paused.',
  closed_state: `${BRAND} is closed in your state.`,
  no_birth_date: 'Texting is paused until you confirm your birthday.',
}
const BAD_NUMBER = 'Your phone number can’t receive texts. Change it in Settings.'

/** Why no text of hers can leave now, but for a pause of one's own, or null. */
export function useObstacle({ isOptedOut, phoneObstacle, accountPause }: Signup): string | null {
  const stopWords = useStopWords()
  if (isOptedOut) return stopWords
  if (phoneObstacle === 'bad_number') return BAD_NUMBER
  return accountPause && PAUSED_BY_US[accountPause]
}
