import type { Signup } from '#app/people/accounts/contract'
import { InitiativeCard } from './initiative_card'
import { RestCard } from './rest_card'
import { TimeZoneCard } from './time_zone_card'

/** When she may text: three cards, used by the settings and by the page of the scheduled messages. */
export function TextingPreferences({ signup }: { signup: Signup }) {
  return (
    <>
      <InitiativeCard signup={signup} />
      <RestCard signup={signup} />
      <TimeZoneCard signup={signup} />
    </>
  )
}
