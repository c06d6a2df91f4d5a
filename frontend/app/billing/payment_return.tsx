import type { SubscriptionUser } from '#app/billing/plans/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, X } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api, LONG } from '../../lib/api'
import { longDate, money } from '../../lib/format'
import { useNow } from '../../lib/use_now'
import { Band } from '../../ui/band'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { leaveFocus } from '../../ui/leave_focus'
import { useInvoices } from './queries'

const JUST_MS = 10 * 60_000

interface Told {
  message: string
  isPaidBack?: boolean
}

/** What the provider adds to the address when it had to send somebody away for a step of its own. */
const PROVIDER_PARAMS = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

/** What is said to somebody who comes from paying. It stays over a reload, until it is put away. */
export function PaymentReturn({ user }: { user: SubscriptionUser | undefined }) {
  const hasBegun = useBegun(user)
  const [query, setQuery] = useSearchParams()
  const outcome = query.get('redirect_status')
  const told = useSettlement(query.get('payment_intent'), outcome)
  if (query.get('success') !== 'true') return null

  const putAway = () =>
    setQuery(
      (kept) => {
        for (const name of ['success', ...PROVIDER_PARAMS]) kept.delete(name)
        return kept
      },
      { replace: true, preventScrollReset: true }
    )

  const dismiss = (
    <Button variant="ghost" size="sm" onClick={putAway}>
      Dismiss
    </Button>
  )
  if (outcome === 'failed') {
    return (
      <Band tone="danger" title="Payment Failed." action={dismiss}>
        Payment was declined. Please check your card details and try again.
      </Band>
    )
  }
  if (outcome === 'processing' && !hasBegun) {
    return (
      <Band tone="info" title="Payment Processing." action={dismiss}>
        Your payment is still being confirmed. Your plan begins as soon as it is.
      </Band>
    )
  }
  if (told?.isPaidBack) {
    return (
      <Band tone="info" title="Payment Returned." action={dismiss}>
        {told.message}
      </Band>
    )
  }
  return <SuccessBanner onPutAway={putAway} />
}

/** Whether there is a plan by now where there was none: then its payment is confirmed. */
function useBegun(user: SubscriptionUser | undefined): boolean {
  const [hadNone, setHadNone] = useState(false)
  if (user && !user.subscription && !hadNone) setHadNone(true)
  return hadNone && Boolean(user?.subscription)
}

/** The other half of a payment that left the page: the server looks at it, as after one that did not. */
function useSettlement(paymentIntentId: string | null, outcome: string | null) {
  const { data } = useQuery({
    queryKey: ['/api/subscription-success', paymentIntentId],
    queryFn: async ({ client }) => {
      const path = '/api/subscription-success'
      // The provider tells the server too: a failure here loses nothing.
      const told = await api<Told>('POST', path, { paymentIntentId }, LONG).catch(() => null)
      for (const key of ['/api/user', '/api/invoices']) {
        void client.invalidateQueries({ queryKey: [key] })
      }
      return told
    },
    enabled: paymentIntentId !== null && outcome === 'succeeded',
  })
  return data
}

/** Our books may follow a moment later: until then the last payment is an older one. */
function useJustPaid() {
  const { data } = useInvoices()
  const now = useNow()
  const last = data?.invoices[0]
  return last?.status === 'paid' && now - Date.parse(last.paidAt) < JUST_MS ? last : undefined
}

function SuccessBanner({ onPutAway }: { onPutAway: () => void }) {
  const last = useJustPaid()
  return (
    <div
      role="status"
      className={cn(
        'flex items-start gap-3 rounded-bubble rounded-bl-tail',
        'bg-success-bg py-3 pr-3 pl-5 text-success'
      )}
    >
      <CircleCheck aria-hidden="true" className="mt-2.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">Payment successful. Thank you!</p>
        {last && (
          <p className="text-sm">
            {`${last.description}, ${money(last.amount)}, ${longDate(last.paidAt)}. `}
            {last.receiptUrl && (
              <a
                href={last.receiptUrl}
                target="_blank"
                rel="noopener noreferrer"
                className="font-semibold underline underline-offset-2"
              >
                View receipt
              </a>
            )}
          </p>
        )}
      </div>
      <button
        ref={leaveFocus}
        type="button"
        aria-label="Dismiss"
        onClick={onPutAway}
        className="grid size-11 shrink-0 place-items-center rounded-control"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
