import type { Signup } from '#app/people/accounts/contract'
import { useState } from 'react'
import { Card } from '../../ui/card'
import { Switch } from '../../ui/switch'
import { toast } from '../../ui/toast'
import { QuietHoursForm } from './quiet_hours_form'
import { useSavePreferences } from './use_save_preferences'

/** When she keeps from writing first. */
export function QuietHoursCard({ signup }: { signup: Signup }) {
  const { quietHours } = signup
  const [isOpen, setIsOpen] = useState(quietHours !== null)
  const { mutate, isPending } = useSavePreferences()

  const turn = (isOn: boolean) => {
    setIsOpen(isOn)
    if (isOn || !quietHours) return
    mutate(
      { quietHours: null },
      {
        onSuccess: () => toast({ title: 'Quiet Hours Off' }),
        onError: () => setIsOpen(true),
      }
    )
  }

  return (
    <Card>
      <h2 className="text-xl">Quiet hours</h2>
      <p className="mt-2 text-muted">
        When she does not write first and no scheduled message goes out. Her answers to your texts
        come all the same.
      </p>
      <div className="mt-3">
        <Switch
          isOn={isOpen}
          onChange={turn}
          disabled={isPending}
          hint={isOpen ? undefined : 'Off. Scheduled messages go at the times you set.'}
        >
          Quiet hours of your own
        </Switch>
      </div>
      {isOpen && (
        // A pair that was changed elsewhere is shown as it is now.
        <QuietHoursForm key={JSON.stringify(quietHours)} saved={quietHours} />
      )}
    </Card>
  )
}
