import type { Signup } from '#app/people/accounts/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useId } from 'react'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import type { Schedule } from '../../lib/schedules'
import { KEYS } from '../../lib/session'
import { useObstacle } from '../../lib/use_obstacle'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { toast } from '../../ui/toast'

const WHAT_IT_DOES =
  'Sends each active message that hasn’t gone out today, whatever its days. Each uses one message.'

interface SendNowProps {
  signup: Signup
  schedules: Schedule[]
}

/** Does not wait for the clock. */
export function SendNow({ signup, schedules }: SendNowProps) {
  const reasonId = useId()
  const reason = useReason(signup, schedules)
  const { mutate, isPending } = useTrigger()

  return (
    <div>
      <Button
        variant="ghost"
        onClick={() => !reason && mutate()}
        isPending={isPending}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reasonId}
        className={cn(
          'w-full aria-disabled:cursor-not-allowed aria-disabled:border-line',
          'aria-disabled:bg-transparent aria-disabled:text-muted sm:w-auto'
        )}
      >
        {!isPending && <Send aria-hidden="true" className="size-4.5" />}
        Send now
      </Button>
      <p id={reasonId} className="mt-2 text-sm text-muted">
        {reason ?? WHAT_IT_DOES}
      </p>
    </div>
  )
}

/** Why the button does nothing, or null. */
function useReason(signup: Signup, schedules: Schedule[]): string | null {
  const obstacle = useObstacle(signup)
  if (obstacle) return obstacle
  if (signup.isPaused) return 'Texting is paused. Resume it to send.'
  return schedules.some(({ enabled }) => enabled) ? null : 'No active messages.'
}

function useTrigger() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api<{ message?: string }>('POST', '/api/trigger-scheduled'),
    onSuccess: (answer) => toast({ title: answer.message || 'Her texts are on their way.' }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: <Failure reason={refusalOf(error, '')} />,
        variant: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEYS.schedules }),
  })
}

function Failure({ reason }: { reason: string }) {
  return (
    <>
      <span>Failed to trigger scheduled messages</span>
      {reason && <span className="block">{reason}</span>}
    </>
  )
}
