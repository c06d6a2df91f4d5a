import { PERSONALITIES, RELATIONSHIP_STYLES } from '#app/people/girlfriends/contract'
import { ROMANTIC_PERSONALITIES, ROMANTIC_STYLES } from '#app/people/states/contract'
import { useSignup } from './session'

/** Relationship styles on offer: where romance is not allowed, the others. */
export function useOpenStyles() {
  return useOpen(RELATIONSHIP_STYLES, ROMANTIC_STYLES)
}

export function useOpenPersonalities() {
  return useOpen(PERSONALITIES, ROMANTIC_PERSONALITIES)
}

function useOpen<Option extends { value: string }>(
  options: readonly Option[],
  romantic: readonly string[]
): Option[] {
  const { data } = useSignup()
  return options.filter(({ value }) => !data?.signup.isRestricted || !romantic.includes(value))
}
