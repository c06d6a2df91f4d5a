import { Lock } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { money } from '../../lib/format'
import { Button, buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { LiveRegion } from '../../ui/live_region'
import { Spinner } from '../../ui/spinner'
import { toast } from '../../ui/toast'
import { PaymentFormBroken } from './payment_form_broken'
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
  /** Cents. */
  amount: number
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
      <form id={id} noValidate onSubmit={submit} className="mt-5 grid grid-cols-1 gap-5">
        {stage !== 'ready' && <Loading title={LOADING[stage].title} />}
        {children}
        <Foot {...props} />
      </form>
      <LiveRegion>{payment.isPending ? 'Your payment is being made.' : null}</LiveRegion>
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

function Foot({ amount, provider, payment }: PaymentFormProps) {
  return (
    <>
      <Button type="submit" isPending={payment.isPending} className="w-full">
        Pay {money(amount)}
      </Button>
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

function BackToPlans() {
  return (
    <Link to="/subscription" className={cn(buttonStyles({ variant: 'link', size: 'sm' }), 'px-1')}>
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
        Your bank has not answered yet. Your account is updated as soon as it does; you can leave
        this page. Please do not pay again.
      </p>
      <BackToPlans />
    </Card>
  )
}
