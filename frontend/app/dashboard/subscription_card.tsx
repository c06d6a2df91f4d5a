import type { Signup } from '#app/people/accounts/contract'
import { Link } from 'react-router-dom'
import { useNow } from '../../lib/use_now'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'
import { ProgressBar } from '../../ui/progress_bar'
import { dailyMeter, messagesLeft, planName, resetsIn } from './daily_meter'

export function SubscriptionCard({ signup }: { signup: Signup }) {
  const isFree = signup.subscriptionType === 'free'
  return (
    <Card tail="me" className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">Subscription</h2>
        <Badge tone={isFree ? 'neutral' : 'success'}>{planName(signup.subscriptionType)}</Badge>
      </div>
      <Left signup={signup} />
      <Meter signup={signup} />
      {isFree && (
        <p className="text-sm text-muted">
          Each of her replies uses one message. Her first text and Send SMS are free.
        </p>
      )}
      <Link to="/subscription" className={buttonStyles({ variant: 'ghost', className: 'mt-5' })}>
        {signup.subscriptionType === 'standard' ? 'Manage Plan' : 'Upgrade Plan'}
      </Link>
    </Card>
  )
}

function Left({ signup }: { signup: Signup }) {
  const { count, words, more } = messagesLeft(signup)
  return (
    <div className="grid flex-1 content-center py-5">
      <p className="font-display text-5xl font-bold tracking-tight tabular">{count}</p>
      <p className="mt-1 text-muted">{words}</p>
      {more && <p className="text-sm text-muted">{more}</p>}
    </div>
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
        {signup.resetsAt ? resetsIn(signup.resetsAt, now) : 'Messages you bought don’t expire.'}
      </p>
    </div>
  )
}
