import { Pause as PauseSign, Play } from 'lucide-react'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast'
import { useSavePreferences } from './use_save_preferences'

const PAUSED = { title: 'Texting Paused', description: 'She won’t text you until you resume.' }
const RESUMED = { title: 'Texting Resumed', description: 'She can text you again.' }

/** A pause made here is undone here; STOP is undone by a texted START only. */
export function Pause({ isPaused }: { isPaused: boolean }) {
  return (
    <div className="mt-5 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">Pause texting</h3>
        <Badge tone={isPaused ? 'warn' : 'neutral'}>{isPaused ? 'Paused' : 'Not paused'}</Badge>
      </div>
      <p className="mt-1 mb-4 text-muted">
        {isPaused
          ? 'She sends nothing: no replies and no scheduled messages. Your texts are saved.'
          : 'Take a break for a day or a month. She sends nothing until you resume, and your ' +
            'conversation is saved. Codes you ask for still arrive.'}
      </p>
      <PauseButton isPaused={isPaused} />
    </div>
  )
}

export function PauseButton({ isPaused }: { isPaused: boolean }) {
  const { mutate, isPending } = useSavePreferences()
  const Icon = isPaused ? Play : PauseSign
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
