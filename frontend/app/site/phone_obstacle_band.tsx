import type { PhoneObstacle, Signup } from '#app/people/accounts/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api } from '../../lib/api'
import { phoneText } from '../../lib/phone_text'
import { KEYS, useSignup, useSite } from '../../lib/session'
import { toastFailure } from '../../lib/toast_failure'
import { Band } from '../../ui/band'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast'

/** Why her texts do not arrive, and the way back. A texted STOP says more and comes first. */
export function PhoneObstacleBand() {
  const { data } = useSignup()
  const obstacle = data?.signup.phoneObstacle
  if (!obstacle || data.signup.isOptedOut) return null
  return (
    <Band tone="warn" shape="strip" action={obstacle !== 'bad_number' && <TryAgain />}>
      <Words obstacle={obstacle} />
    </Band>
  )
}

function Words({ obstacle }: { obstacle: PhoneObstacle }) {
  const { data: site } = useSite()
  switch (obstacle) {
    case 'blocked':
      return (
        <>
          Your last text didn’t get through: your carrier or phone blocked it. Unblock{' '}
          <b className="font-semibold whitespace-nowrap">
            {site ? phoneText(site.companionNumber) : 'her number'}
          </b>
          , then try again.
        </>
      )
    case 'unreachable':
      return 'Your phone couldn’t be reached lately. Check that it is on and has signal, then try again.'
    case 'bad_number':
      return (
        <>
          Your phone number can’t receive texts.{' '}
          <Link to="/settings?tab=profile">Change it in Settings</Link>.
        </>
      )
  }
}

function TryAgain() {
  const { mutate, isPending } = useResumeTexting()
  return (
    <Button variant="ghost" size="sm" onClick={() => mutate()} isPending={isPending}>
      Try again
    </Button>
  )
}

/** `POST /api/texting/resume` */
function useResumeTexting() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api<{ message?: string }>('POST', '/api/texting/resume'),
    onSuccess: ({ message }) => {
      toast({ title: 'Texting Resumed', description: message || 'She can text you again.' })
      queries.setQueryData<{ signup: Signup }>(
        KEYS.signup,
        (known) => known && { signup: { ...known.signup, phoneObstacle: null } }
      )
    },
    onError: (error) => {
      toastFailure('Error', error)
      void queries.invalidateQueries({ queryKey: KEYS.signup })
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: KEYS.schedules }),
  })
}
