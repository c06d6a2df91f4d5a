import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { PaymentIntentResult, StripePaymentElementOptions } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { toast } from '../../ui/toast'
import { PaymentForm, type Stage } from './payment_form'
import { FORM_ERROR } from './payment_form_broken'
import { StripeLoader } from './stripe_loader'
import { useAppearance } from './use_appearance'
import type { Order } from './use_checkout'
import { usePayment, type PaymentEnd } from './use_payment'

const FIELDS: StripePaymentElementOptions = {
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never' },
}

/** Stripe's own fields in our form: a card number never reaches us. */
export function StripePayment({ order }: { order: Order }) {
  const { clientSecret, publishableKey } = order.checkout
  const { data: stripe = null, isError } = useStripeScript(publishableKey)
  const appearance = useAppearance()

  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance, loader: 'always' }}>
      <StripeForm order={order} hasNoScript={isError} />
    </Elements>
  )
}

function StripeForm({ order, hasNoScript }: { order: Order; hasNoScript: boolean }) {
  const stripe = useStripe()
  const elements = useElements()
  const payment = usePayment(order)
  const [fields, setFields] = useState<Exclude<Stage, 'system'>>('form')

  const failToLoad = () => {
    toast({ ...FORM_ERROR, variant: 'destructive' })
    setFields('broken')
  }

  const pay = () => {
    if (!stripe || !elements) return
    payment.pay(async () =>
      endOf(
        await stripe.confirmPayment({
          elements,
          redirect: 'if_required',
          confirmParams: { return_url: `${location.origin}/subscription?success=true` },
        })
      )
    )
  }

  return (
    <PaymentForm
      stage={stageOf({ hasNoScript, hasStripe: stripe !== null, fields })}
      order={order}
      provider="Secured by Stripe"
      payment={payment}
      onSubmit={pay}
    >
      <PaymentElement
        options={FIELDS}
        onReady={() => setFields('ready')}
        onLoadError={failToLoad}
      />
    </PaymentForm>
  )
}

interface Progress {
  hasNoScript: boolean
  hasStripe: boolean
  fields: Exclude<Stage, 'system'>
}

function stageOf({ hasNoScript, hasStripe, fields }: Progress): Stage {
  if (hasNoScript) return 'broken'
  return hasStripe ? fields : 'system'
}

function endOf({ error, paymentIntent }: PaymentIntentResult): PaymentEnd {
  // An error can carry a payment that has been made: the button was pressed in another tab too.
  const intent = paymentIntent ?? error.payment_intent
  if (intent?.status === 'succeeded') return { status: 'succeeded', paymentIntentId: intent.id }
  if (error) return { status: 'failed', message: error.message }
  if (intent?.status === 'requires_payment_method') return { status: 'failed' }
  return { status: 'processing' }
}

function useStripeScript(publishableKey: string | null) {
  const load = use(StripeLoader)
  return useQuery({
    queryKey: ['stripe.js', publishableKey],
    queryFn: async () => {
      try {
        const stripe = publishableKey ? await load(publishableKey) : null
        if (stripe) return stripe
        throw new Error('The payment script gave nothing')
      } catch (error) {
        toast({ ...FORM_ERROR, variant: 'destructive' })
        throw error
      }
    },
    structuralSharing: false,
  })
}
