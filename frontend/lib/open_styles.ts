import { RELATIONSHIP_STYLES } from '#app/people/girlfriends/contract'
import { ROMANTIC_STYLES } from '#app/people/states/contract'
import { useSignup } from './session'

/** Relationship styles on offer: where romance is not allowed, the others. */
export function useOpenStyles() {
  const { data } = useSignup()
  const isOpen = ({ value }: { value: string }) =>
    !data?.signup.isRestricted || !ROMANTIC_STYLES.includes(value)
  return RELATIONSHIP_STYLES.filter(isOpen)
}
