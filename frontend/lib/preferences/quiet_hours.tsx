import type { Signup } from '#app/people/accounts/contract'
import { useState } from 'react'
import { Switch } from '../../ui/switch'
import { toast } from '../../ui/toast'
import { QuietHoursForm } from './quiet_hours_form'
import { useSavePreferences } from './use_save_preferences'

const HINTS = {
  off: 'Off. Scheduled messages go at the times you set.',
  choosing: 'Not saved yet. They start when you save them below.',
}

/** When she keeps from texting first. */
export function QuietHours({ signup }: { signup: Signup }) {
  const { quietHours } = signup
  const [isChoosing, setIsChoosing] = useState(false)
  const { mutate, isPending } = useSavePreferences()
  const saving = useSavePreferences()
  // Chosen and saved: what is saved says from now on whether they are on.
  if (isChoosing && quietHours !== null) setIsChoosing(false)
  const isSaved = quietHours !== null && !isPending
  const isOpen = isChoosing || isSaved

  const turn = (isOn: boolean) => {
    setIsChoosing(isOn)
    if (isOn || !quietHours) return
    mutate({ quietHours: null }, { onSuccess: () => toast({ title: 'Quiet Hours Off' }) })
  }

  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="text-lg">Quiet hours</h3>
      <p className="mt-1 text-muted">
        During these hours, she won’t text first and no scheduled message goes out. She still
        answers when you text her.
      </p>
      <div className="mt-3">
        <Switch
          isOn={isOpen}
          onChange={turn}
          isPending={isPending}
          hint={isSaved ? undefined : HINTS[isChoosing ? 'choosing' : 'off']}
        >
          Set your own quiet hours
        </Switch>
      </div>
      {isOpen && (
        // A pair that was changed elsewhere is shown as it is now.
        <QuietHoursForm key={JSON.stringify(quietHours)} saved={quietHours} saving={saving} />
      )}
    </div>
  )
}
