import {
  paceOf,
  priceFor,
  type SubscriptionPlan,
  type SubscriptionUser,
} from '#app/billing/plans/contract'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { longDate, money } from '../../lib/format'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { choiceOf, planFacts, renewalWords, type Choice } from './plan_words'

interface PlanCardProps {
  plan: SubscriptionPlan
  user: SubscriptionUser
  onBuy: () => void
  onDowngrade: () => void
  /** Left out when there is nothing to cancel. */
  onCancel?: () => void
  isPending: boolean
}

export function PlanCard(props: PlanCardProps) {
  const { plan, user } = props
  const titleId = useId()
  const isRecommended = plan.planId === 'standard'
  const isCurrent = user.subscriptionType === plan.planId
  const pace = paceOf(plan)

  return (
    <li className="relative grid">
      {isRecommended && (
        <p
          className={cn(
            'absolute inset-x-0 -top-4 z-10 mx-auto w-fit',
            'rounded-full bg-butter px-4 py-1 text-sm font-semibold text-on-butter'
          )}
        >
          Recommended
        </p>
      )}
      <Card
        role="group"
        aria-labelledby={titleId}
        className={cn('flex flex-col', isRecommended && '-m-px border-2 border-primary')}
      >
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h2 id={titleId} className="text-xl">
            {plan.name}
          </h2>
          {isCurrent && <Badge tone="success">Current Plan</Badge>}
        </div>
        <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-3xl font-bold tracking-tight tabular">
            {money(priceFor(plan, user.subscription))}
          </span>
          <span className="font-medium text-muted">{pace}</span>
        </p>
        <Facts facts={planFacts(plan)} />
        <Action {...props} />
      </Card>
    </li>
  )
}

function Facts({ facts }: { facts: string[] }) {
  return (
    <ul className="my-6 grid flex-1 content-start gap-2.5">
      {facts.map((fact) => (
        <li key={fact} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
          <span className="min-w-0">{fact}</span>
        </li>
      ))}
    </ul>
  )
}

function Action(props: PlanCardProps) {
  const { plan, user, onBuy, onDowngrade, onCancel, isPending } = props
  const noteId = useId()
  const choice = choiceOf(plan, user)
  return (
    <>
      <Button
        variant={plan.planId === 'standard' ? 'primary' : 'ghost'}
        disabled={CLOSED.includes(choice)}
        aria-describedby={noteId}
        isPending={isPending}
        onClick={choice === 'downgrade' ? onDowngrade : onBuy}
      >
        {BUTTON_WORDS[choice] ?? BUY_WORDS[plan.planId]}
      </Button>
      <div className="mt-1 -mb-2.5 flex min-h-11 flex-wrap items-center justify-center gap-x-2 text-sm">
        <p id={noteId} className="text-center text-muted">
          {noteOf(choice, plan, user)}
        </p>
        {choice === 'current' && onCancel && (
          <Button variant="link" size="sm" onClick={onCancel} className="px-1">
            Cancel plan
          </Button>
        )}
      </div>
    </>
  )
}

const CLOSED: Choice[] = ['current', 'next', 'unavailable']
const BUTTON_WORDS: Partial<Record<Choice, string>> = {
  current: 'Current Plan',
  next: 'Starts next',
  unavailable: 'Not available yet',
  upgrade: 'Upgrade to Unlimited',
  downgrade: 'Switch to Starter',
}
const BUY_WORDS: Record<SubscriptionPlan['planId'], string> = {
  starter: 'Get Starter',
  standard: 'Get Unlimited',
  refill: 'Buy refill',
}
const NOTES: Partial<Record<Choice, string>> = {
  unavailable: 'This plan isn’t available yet.',
  upgrade: 'Starts right away; you pay the difference.',
  downgrade: 'Starts with your next billing cycle.',
}

/** The line under a button: what pressing it leads to, or why it cannot be pressed. */
function noteOf(choice: Choice, plan: SubscriptionPlan, user: SubscriptionUser): string {
  if (choice === 'current') return renewalWords(user) ?? 'Your plan'
  if (choice === 'next') return `Begins ${longDate(user.subscription?.currentPeriodEnd ?? '')}`
  const isOnce = paceOf(plan) === 'one time'
  const buying = isOnce ? 'Paid once. Nothing renews.' : 'Renews every month. Cancel anytime.'
  return NOTES[choice] ?? buying
}
