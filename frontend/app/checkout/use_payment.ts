import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { api, LONG } from '../../lib/api'
import { refusalOf } from '../../lib/api_error'
import { KEYS } from '../../lib/session'
import { toast } from '../../ui/toast'
import type { Order } from './use_checkout'

/** How a payment ended, whoever the provider is. */
export type PaymentEnd =
  | { status: 'succeeded'; paymentIntentId: string }
  | { status: 'failed'; message?: string }
  | { status: 'processing' }

const DECLINED = 'Payment was declined. Please check your card details and try again.'
const BROKEN = 'Something went wrong. Please try again. You won’t be charged twice for this order.'
const PAID = 'Your payment was processed successfully. Please check your account.'

/** Pays once, tells how it ended, and after a success goes to the plans. */
export function usePayment(order: Order) {
  const conclude = useConclusion()
  // The state of a mutation is painted later than a second click comes.
  const isBusy = useRef(false)

  const { mutate, isPending, data } = useMutation({
    mutationFn: async (confirm: () => Promise<PaymentEnd>) => {
      await agree(order)
      const end = await confirm()
      if (end.status === 'succeeded') await conclude(end.paymentIntentId)
      return end
    },
    onSuccess: (end) => {
      if (end.status === 'failed') refuse('Payment Failed', end.message || DECLINED)
      if (end.status === 'processing') toast(PROCESSING)
    },
    onError: (error) => refuse('Payment Error', refusalOf(error, BROKEN)),
    onSettled: (end) => {
      isBusy.current = end !== undefined && end.status !== 'failed'
    },
  })

  const pay = (confirm: () => Promise<PaymentEnd>) => {
    if (isBusy.current) return
    isBusy.current = true
    mutate(confirm)
  }

  return {
    pay,
    isPending: isPending || data?.status === 'succeeded',
    isProcessing: data?.status === 'processing',
  }
}

export type Payment = ReturnType<typeof usePayment>

const PROCESSING = {
  title: 'Payment Processing',
  description:
    'We’re processing your payment and will update your account as soon as it goes through.',
}

/** The law wants the yes before the charge, and a proof of it. */
async function agree({ plan, checkout: { renewal } }: Order): Promise<void> {
  if (!renewal) return
  const { planId } = plan
  await api('POST', '/api/agree-to-renewal', { planId, version: renewal.version })
}

interface Told {
  message?: string
  /** What was paid for could not be had any more. */
  isPaidBack?: boolean
}

function refuse(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' })
}

/** Paid: the server is told, and everything read about the plan before is asked again. */
function useConclusion() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isHere = useIsHere()

  return async (paymentIntentId: string) => {
    const paid = { paymentIntentId }
    const told = await api<Told>('POST', '/api/subscription-success', paid, LONG).catch(
      (): Told => ({})
    )
    // The provider has said that it is paid, though our own books may follow a moment later.
    if (told.isPaidBack) toast({ title: 'Payment Returned', description: told.message })
    else toast({ title: 'Payment Successful', description: PAID })
    for (const queryKey of [['/api/user'], ['/api/invoices'], KEYS.signup]) {
      void queries.invalidateQueries({ queryKey })
    }
    // Whoever has gone to another page meanwhile stays there: the toast tells them.
    if (!isHere.current) return
    await navigate(told.isPaidBack ? '/subscription' : '/subscription?success=true', {
      replace: true,
    })
  }
}

/** Whether the page still shows what asks. */
function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
