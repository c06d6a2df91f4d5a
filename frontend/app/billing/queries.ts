import type { Invoice, SubscriptionPlan, SubscriptionUser } from '#app/billing/plans/contract'
import type { Agreement } from '#app/billing/renewals/contract'
import { useQuery } from '@tanstack/react-query'

const USER_MS = 30_000

/** `always`, because what is never stale would not be read again on focus. */
export function useWatchedUser() {
  return useQuery<{ user: SubscriptionUser }>({
    queryKey: ['/api/user'],
    refetchInterval: USER_MS,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  })
}

export function usePlans() {
  return useQuery<{ plans: SubscriptionPlan[] }>({ queryKey: ['/api/subscription-plans'] })
}

export function useAgreements() {
  return useQuery<{ agreements: Agreement[] }>({
    queryKey: ['/api/agreements'],
    refetchOnMount: 'always',
  })
}

export function useInvoices() {
  return useQuery<{ invoices: Invoice[]; hasPortal: boolean }>({
    queryKey: ['/api/invoices'],
    refetchOnMount: 'always',
  })
}
