import type { Signup } from '#app/people/accounts/contract'
import { InitiativeCard } from './initiative_card'
import { PauseCard } from './pause_card'
import { QuietHoursCard } from './quiet_hours_card'
import { TimeZoneCard } from './time_zone_card'

/** When she may text: four cards, used by the settings and by the page of the scheduled messages. */
export function TextingPreferences({ signup }: { signup: Signup }) {
  return (
    <>
      <InitiativeCard signup={signup} />
      <QuietHoursCard signup={signup} />
      <TimeZoneCard signup={signup} />
      <PauseCard signup={signup} />
    </>
  )
}
