import { Lock } from 'lucide-react'
import { useId, type FormEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { money } from '../../lib/format'
import { useNow } from '../../lib/use_now'
import { Button, buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { LiveRegion } from '../../ui/live_region'
import { Spinner } from '../../ui/spinner'
import { toast } from '../../ui/toast'
import { amountDue, renewal } from './order_words'
import { PaymentFormBroken } from './payment_form_broken'
import type { Order } from './use_checkout'
import type { Payment } from './use_payment'

/** How far the provider's part of the form is. */
export type Stage = 'system' | 'form' | 'ready' | 'broken'

const LOADING = {
  system: {
    title: 'Payment System Loading',
    description: 'Please wait a moment while the payment system loads.',
  },
  form: {
    title: 'Payment Form Loading',
    description: 'Please wait a moment while the payment form loads.',
  },
}

interface PaymentFormProps {
  id?: string
  stage: Stage
  order: Order
  /** `Secured by …` */
  provider: string
  payment: Payment
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** The provider's fields. */
  children: ReactNode
}

/** What stands around the fields of every provider. */
export function PaymentForm(props: PaymentFormProps) {
  const { id, stage, payment, onSubmit, children } = props
  if (payment.isProcessing) return <Processing />
  if (stage === 'broken') return <PaymentFormBroken />

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stage !== 'ready') toast({ ...LOADING[stage], variant: 'destructive' })
    else if (!payment.isPending) onSubmit(event)
  }

  return (
    <Card tail="me" className="min-w-0">
      <h2 className="text-xl">Pay by card</h2>
      <form
        id={id}
        noValidate
        onSubmit={submit}
        className="mt-5 grid grid-cols-1 gap-5 [&_input]:scroll-mb-72"
      >
        {stage !== 'ready' && <Loading title={LOADING[stage].title} />}
        {children}
        <Foot {...props} />
      </form>
      <LiveRegion>{payment.isPending ? 'Processing your payment.' : null}</LiveRegion>
    </Card>
  )
}

function Loading({ title }: { title: string }) {
  return (
    <p role="status" className="flex min-h-12 items-center gap-3 text-muted">
      <Spinner />
      {title}
    </p>
  )
}

/** On phones the button and what it renews stay in sight, above the navigation. */
function Foot({ order, provider, payment }: PaymentFormProps) {
  const agreedId = useId()
  return (
    <>
      <div
        className={cn(
          'sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 -mx-5 grid gap-2',
          'border-t border-line bg-surface px-5 py-3 sm:-mx-6 sm:px-6',
          'lg:static lg:mx-0 lg:border-0 lg:p-0'
        )}
      >
        <Agreed id={agreedId} order={order} />
        <Button
          type="submit"
          isPending={payment.isPending}
          aria-describedby={agreedId}
          className="w-full"
        >
          Pay {money(amountDue(order))}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-2 text-sm text-muted">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          {provider}
        </p>
        <BackToPlans />
      </div>
    </>
  )
}

/** What pressing the button agrees to; where nothing new renews, what comes next. */
function Agreed({ id, order }: { id: string; order: Order }) {
  const { term, words } = renewal(order, useNow())
  const wording = order.checkout.renewal?.wording
  return (
    <p id={id} className={wording ? 'text-sm' : 'text-sm text-muted lg:hidden'}>
      {wording ?? `${term}: ${words}`}
    </p>
  )
}

function BackToPlans() {
  return (
    <Link
      to="/subscription"
      className={cn(buttonStyles({ variant: 'link', size: 'sm' }), '-mx-1 px-1')}
    >
      Back to Plans
    </Link>
  )
}

function Processing() {
  return (
    <Card tail="me" className="grid justify-items-center gap-3 py-10 text-center">
      <span className="text-primary">
        <Spinner size="lg" />
      </span>
      <h2 className="text-2xl">Payment Processing</h2>
      <p role="status" className="max-w-sm text-muted">
        Your bank hasn’t answered yet. We’ll update your account as soon as it does, so you can
        leave this page. Please don’t pay again.
      </p>
      <BackToPlans />
    </Card>
  )
}
