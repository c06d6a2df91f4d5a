import type { PaymentOutcome, TestCardForm, TestPaymentInput } from '#app/billing/plans/contract'
import { useState } from 'react'
import { api, LONG } from '../../lib/api'
import { ApiError } from '../../lib/api_error'
import type { PaymentEnd } from './use_payment'

type Answer = (isConfirmed: boolean) => void

/** Pays with a pretend card. While `isAsking`, the card waits for `answer`, its second step. */
export function useTestCard(
  clientSecret: string,
  onRefused: (errors: Record<string, string>) => void
) {
  const [ask, setAsk] = useState<{ answer: Answer } | null>(null)

  const send = async (input: TestPaymentInput) => {
    const path = `/api/test-payments/${encodeURIComponent(clientSecret)}`
    try {
      return await api<PaymentOutcome>('POST', path, input, LONG)
    } catch (error) {
      if (error instanceof ApiError) onRefused(error.errors)
      throw error
    }
  }

  const secondStep = () => new Promise<boolean>((answer) => setAsk({ answer }))

  const confirm = async (card: TestCardForm): Promise<PaymentEnd> => {
    const outcome = await send(card)
    if (outcome.status !== 'requires_action') return endOf(outcome)
    const isConfirmed = await secondStep()
    return endOf(await send({ ...card, isConfirmed }))
  }

  const answer: Answer = (isConfirmed) => {
    ask?.answer(isConfirmed)
    setAsk(null)
  }

  return { confirm, isAsking: ask !== null, answer }
}

function endOf({ status, paymentIntentId, message }: PaymentOutcome): PaymentEnd {
  if (status === 'succeeded') return { status, paymentIntentId }
  return status === 'processing' ? { status } : { status: 'failed', message }
}
