import type { Signup } from '#app/people/accounts/contract'
import { Pause, Play } from 'lucide-react'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { toast } from '../../ui/toast'
import { useSavePreferences } from './use_save_preferences'

const PAUSED = { title: 'Texting Paused', description: 'She sends nothing until you resume.' }
const RESUMED = { title: 'Texting Resumed', description: 'She can text you again.' }

/** A pause made here is undone here; STOP is undone by a texted START only. */
export function PauseCard({ signup }: { signup: Signup }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">Pause texting</h2>
        <Badge tone={signup.isPaused ? 'warn' : 'neutral'}>
          {signup.isPaused ? 'Paused' : 'Not paused'}
        </Badge>
      </div>
      <p className="mt-2 mb-4 text-muted">
        {signup.isPaused
          ? 'She sends nothing, no answers and no scheduled messages. What you text is kept.'
          : 'Rest for a day or a month: she sends nothing until you resume, and the thread is kept. ' +
            'Codes you ask for still come.'}
      </p>
      <PauseButton isPaused={signup.isPaused} />
    </Card>
  )
}

export function PauseButton({ isPaused }: { isPaused: boolean }) {
  const { mutate, isPending } = useSavePreferences()
  const Icon = isPaused ? Play : Pause
  const change = () =>
    mutate({ isPaused: !isPaused }, { onSuccess: () => toast(isPaused ? RESUMED : PAUSED) })

  return (
    <Button
      variant={isPaused ? 'primary' : 'ghost'}
      size="sm"
      isPending={isPending}
      onClick={change}
    >
      {!isPending && <Icon aria-hidden="true" className="size-4.5" />}
      {isPaused ? 'Resume texting' : 'Pause texting'}
    </Button>
  )
}
