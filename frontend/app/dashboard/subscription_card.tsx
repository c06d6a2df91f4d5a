import type { Signup } from '#app/people/accounts/contract'
import { Link } from 'react-router-dom'
import { hasPage } from '../../lib/pages'
import { useNow } from '../../lib/use_now'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { ProgressBar } from '../../ui/progress_bar'
import { dailyMeter, planName, resetsIn } from './daily_meter'

const UPGRADE_PAGE = '/subscription'

interface SubscriptionCardProps {
  signup: Signup
  className?: string
}

export function SubscriptionCard({ signup, className }: SubscriptionCardProps) {
  const isFree = signup.subscriptionType === 'free'
  return (
    <Card tail="me" className={cn('flex flex-col', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">Subscription</h2>
        <Badge tone={isFree ? 'neutral' : 'success'}>{planName(signup.subscriptionType)}</Badge>
      </div>
      <div className="grid flex-1 content-center py-5">
        <p className="font-display text-5xl font-bold tracking-tight tabular">
          {signup.bonusMessages}
        </p>
        <p className="mt-1 text-muted">
          {isFree ? 'free' : 'bonus'} {signup.bonusMessages === 1 ? 'message' : 'messages'} left
        </p>
      </div>
      <Meter signup={signup} />
      {isFree && (
        <p className="text-sm text-muted">
          One reply from her costs one message. Her first text and Send SMS are free.
        </p>
      )}
      {hasPage(UPGRADE_PAGE) && (
        <Link to={UPGRADE_PAGE} className={buttonStyles({ variant: 'ghost', className: 'mt-5' })}>
          Upgrade Plan
        </Link>
      )}
    </Card>
  )
}

function Meter({ signup }: { signup: Signup }) {
  const now = useNow()
  const meter = dailyMeter(signup)
  if (!meter) return null
  return (
    <div>
      <ProgressBar
        label="Daily messages"
        value={meter.used}
        max={meter.limit}
        valueText={meter.words}
      />
      <p className="mt-2 text-sm text-muted">
        {signup.resetsAt ? resetsIn(signup.resetsAt, now) : 'Bought messages last until used.'}
      </p>
    </div>
  )
}
