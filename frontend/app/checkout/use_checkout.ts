import type {
  Checkout,
  CreateSubscriptionInput,
  PlanId,
  SubscriptionPlan,
  SubscriptionState,
  SubscriptionUser,
} from '#app/billing/plans/contract'
import { useQuery } from '@tanstack/react-query'
import { api, LONG } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'

const SETUP_FAILED = 'Failed to setup payment. Please try again.'

export interface Order {
  plan: SubscriptionPlan
  checkout: Checkout
  /** True for the bill of a failed renewal, false for something new. */
  isBill: boolean
  /** What is running already: an upgrade goes on from there. */
  subscription: SubscriptionState | null
}

interface Wish {
  planId: PlanId
  isBill: boolean
}

interface Opening {
  order: Order | null
  failure: string | null
  /** They are on this plan. */
  isPaidAlready?: boolean
}

/**
 * A payment for one plan, ready to be confirmed: it is created, then the plans are fetched. A reload
 * or a second tab gets the same payment again, for the server creates one only.
 */
export function useCheckout(wish: Wish): Opening {
  const { planId, isBill } = wish
  const creation = useCreation(wish)
  const user = useQuery<{ user: SubscriptionUser }>({ queryKey: ['/api/user'] })
  const { data, error } = useQuery<{ plans: SubscriptionPlan[] }>({
    queryKey: ['/api/subscription-plans'],
    enabled: creation.isSuccess,
  })

  const refused = creation.error ?? error
  if (refused && !user.isFetching) return refusalIn(refused, wish, user.data)
  if (!creation.data || !data || user.isPending) return { order: null, failure: null }
  const plan = data.plans.find((candidate) => candidate.planId === planId)
  if (!plan) return { order: null, failure: SETUP_FAILED }
  const subscription = runningIn(user.data)
  return { order: { plan, checkout: creation.data, isBill, subscription }, failure: null }
}

type Account = { user: SubscriptionUser } | undefined

function refusalIn(error: Error, { planId, isBill }: Wish, account: Account): Opening {
  const isPaidAlready = !isBill && runningIn(account)?.planId === planId
  return { order: null, failure: isPaidAlready ? null : failureOf(error), isPaidAlready }
}

function useCreation({ planId, isBill }: Wish) {
  const wish: CreateSubscriptionInput = { planId }
  return useQuery<Checkout>({
    queryKey: isBill ? ['/api/payment-method'] : ['/api/create-subscription', planId],
    queryFn: () =>
      isBill
        ? api('POST', '/api/payment-method', undefined, LONG)
        : api('POST', '/api/create-subscription', wish, LONG),
    // A payment that has been made must not be offered again to somebody who comes back.
    gcTime: 0,
  })
}

function runningIn(answer: Account): SubscriptionState | null {
  return answer?.user.subscription ?? null
}

/** Without a login the frame shows the way to it: nothing failed that could be told about. */
function failureOf(error: Error): string | null {
  if (error instanceof ApiError && error.status === 401) return null
  return refusalOf(error, SETUP_FAILED)
}
