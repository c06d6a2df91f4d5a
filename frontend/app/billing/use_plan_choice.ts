import type { AuthCheck } from '#app/people/accounts/contract'
import type { ChangeSubscriptionInput, PlanId } from '#app/billing/plans/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api, LONG } from '../../lib/api'
import { ApiError } from '../../lib/api_error'
import { KEYS, useLeave, useSite } from '../../lib/session'
import { toastFailure } from '../../lib/toast_failure'
import { toast } from '../../ui/toast'

const LOGIN_PAGE = '/?redirect=/subscription'
const LOGIN_REQUIRED = 'Please login to purchase a subscription.'
const PURCHASE_FAILED = 'Failed to initiate purchase. Please try again.'
const CHANGE_FAILED = 'Failed to change your plan. Please try again.'

/** Takes somebody to the checkout of a plan, after a look whether they are still logged in. */
export function usePurchase() {
  const goTo = useCheckoutDoor()
  const sendToLogin = useLoginRequired()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (planId: PlanId) => {
      const { authenticated } = await api<AuthCheck>('GET', KEYS.auth[0])
      if (authenticated) await goTo(`/checkout?plan=${planId}`)
      else await sendToLogin()
    },
    onError: () => toast({ title: 'Error', description: PURCHASE_FAILED, variant: 'destructive' }),
  })
  return { buy: mutate, pendingPlan: isPending ? variables : null }
}

export type Change = ChangeSubscriptionInput['change']

/** Moves, ends or keeps the subscription. `asked` is what waits for a yes. */
export function usePlanChange() {
  const queries = useQueryClient()
  const sendToLogin = useLoginRequired()
  const [asked, setAsked] = useState<Change | null>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wish: ChangeSubscriptionInput) =>
      api<{ message?: string }>('POST', '/api/change-subscription', wish, LONG),
    onSuccess: async ({ message }, { change }) => {
      await queries.invalidateQueries({ queryKey: ['/api/user'] })
      void queries.invalidateQueries({ queryKey: KEYS.signup })
      setAsked(null)
      toast({ title: DONE[change], description: message })
    },
    onError: (error, { change }) => {
      if (error instanceof ApiError && error.status === 401) return void sendToLogin()
      const fallback = change === 'downgrade' ? PURCHASE_FAILED : CHANGE_FAILED
      toastFailure('Error', error, fallback)
    },
  })
  return {
    asked,
    ask: setAsked,
    change: mutate,
    pendingChange: isPending ? variables.change : null,
  }
}

const DONE: Record<Change, string> = {
  downgrade: 'Plan Change Scheduled',
  cancel: 'Plan Canceled',
  keep: 'Plan Kept',
}

function useLoginRequired() {
  const leave = useLeave()
  return () => {
    toast({ title: 'Login Required', description: LOGIN_REQUIRED, variant: 'destructive' })
    return leave(LOGIN_PAGE)
  }
}

/** The provider's script may run only on a page that was loaded as the checkout. */
function useCheckoutDoor() {
  const { data: site } = useSite()
  const navigate = useNavigate()
  return async (path: string) => {
    if (site?.simulated.payment) await navigate(path)
    else location.assign(path)
  }
}
