import {
  CANCEL_REASONS,
  type CancelReason,
  type SubscriptionState,
} from '#app/billing/plans/contract'
import { useState } from 'react'
import { longDate } from '../../lib/format'
import { AlertDialog } from '../../ui/alert_dialog'
import { Field } from '../../ui/field'
import { Select } from '../../ui/select'
import { paidPlanName, renewsFrom } from './plan_words'
import { usePlans } from './queries'
import type { Change } from './use_plan_choice'

interface ChangeDialogProps {
  subscription: SubscriptionState
  /** What waits for a yes; nothing to undo an undo. */
  asked: Change | null
  onAnswer: (isYes: boolean, reason?: CancelReason) => void
  isPending: boolean
}

/** Asks before a plan shrinks or ends, and says from when. */
export function ChangeDialog({ subscription, asked, onAnswer, isPending }: ChangeDialogProps) {
  const [reason, setReason] = useState<CancelReason | ''>('')
  const current = paidPlanName(subscription.planId)
  return (
    <>
      <AlertDialog
        title="Switch to the Starter Plan?"
        description={<Shrinking subscription={subscription} />}
        confirmLabel="Switch to Starter"
        cancelLabel={subscription.cancelAtPeriodEnd ? 'Don’t switch' : `Keep ${current}`}
        tone="primary"
        isOpen={asked === 'downgrade'}
        onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
        onConfirm={() => onAnswer(true)}
        isPending={isPending}
      />
      <AlertDialog
        title={`Cancel your ${current}?`}
        description={<Ending subscription={subscription} />}
        confirmLabel="Cancel plan"
        cancelLabel="Keep plan"
        isOpen={asked === 'cancel'}
        onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
        onConfirm={() => onAnswer(true, reason || undefined)}
        isPending={isPending}
      >
        <Field label="Why are you canceling? (optional)">
          <Select
            name="reason"
            options={[{ value: '', label: 'I’d rather not say' }, ...CANCEL_REASONS]}
            value={reason}
            onChange={(event) => setReason(event.target.value as CancelReason | '')}
          />
        </Field>
      </AlertDialog>
    </>
  )
}

function Shrinking({ subscription }: { subscription: SubscriptionState }) {
  const { planId, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  const { data } = usePlans()
  const starter = data?.plans.find((plan) => plan.planId === 'starter')
  return (
    <>
      The change takes effect on <b className="text-ink">{longDate(currentPeriodEnd)}</b>. Your{' '}
      {paidPlanName(planId)} stays until the next billing cycle, and nothing is charged today. The
      Starter Plan {renewsFrom(currentPeriodEnd, starter?.price ?? null)}.{' '}
      {cancelAtPeriodEnd && 'Switching takes your cancellation back. '}
      You can undo this until then.
    </>
  )
}

function Ending({
  subscription: { status, currentPeriodEnd },
}: {
  subscription: SubscriptionState
}) {
  if (status === 'past_due') {
    return (
      <>
        Its last payment failed, so it <b className="text-ink">ends now</b>: you’re back on the free
        tier, the unpaid bill is canceled, and nothing more is charged. Bonus messages stay yours.
      </>
    )
  }
  return (
    <>
      You keep it until <b className="text-ink">{longDate(currentPeriodEnd)}</b>, the end of the
      time you paid for. Then you’re back on the free tier, and nothing more is charged. Bonus
      messages stay yours. You can undo this until then.
    </>
  )
}
