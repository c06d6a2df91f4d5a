import type { Signup } from '#app/people/accounts/contract'
import { Card } from '../../ui/card'
import { Pause } from './pause'
import { QuietHours } from './quiet_hours'

/** The two ways to have peace, for some hours of each day and for as long as one likes. */
export function RestCard({ signup }: { signup: Signup }) {
  return (
    <Card>
      <h2 className="text-xl">Quiet time</h2>
      <QuietHours signup={signup} />
      <Pause isPaused={signup.isPaused} />
    </Card>
  )
}
