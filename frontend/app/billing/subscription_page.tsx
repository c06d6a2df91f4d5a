import type { SubscriptionUser } from '#app/billing/plans/contract'
import { PageTitle } from '../../lib/page_title'
import { StaleBand } from '../../lib/stale_band'
import { ToldAway } from '../../lib/told_away'
import { ChangeDialog } from './change_dialog'
import { Faq } from './faq'
import { PaymentReturn } from './payment_return'
import { PlanGrid } from './plan_grid'
import { PlanNotice } from './plan_notice'
import { useWatchedUser } from './queries'
import { Receipts } from './receipts'
import { UsagePanel } from './usage_panel'
import { usePlanChange } from './use_plan_choice'

/** `/subscription` */
export function SubscriptionPage() {
  const watched = useWatchedUser()
  const planChange = usePlanChange()
  const user = watched.data?.user

  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-5 py-6 lg:px-8 lg:pb-12">
      <header>
        <PageTitle className="text-4xl">Keep talking</PageTitle>
        <p className="mt-2 max-w-read text-lg text-muted">
          One reply from her is one message. Pick what fits; change or cancel it here.
        </p>
      </header>
      <PaymentReturn user={user} />
      {user && <StaleBand error={watched.error} />}
      {user && <PlanNotice user={user} planChange={planChange} />}
      <PlanGrid watched={watched} planChange={planChange} />
      <div className="grid gap-6 lg:grid-cols-12">
        <UsagePanel watched={watched} className="lg:col-span-5" />
        <Receipts className="lg:col-span-7" />
      </div>
      <Faq />
      {user && <Asking user={user} planChange={planChange} />}
    </div>
  )
}

/** `/subscription` as somebody meets it who is not logged in. */
export function SubscriptionVisitor() {
  return (
    <ToldAway
      to="/?redirect=/subscription"
      title="Login Required"
      description="Please login to view subscription options."
    />
  )
}

interface AskingProps {
  user: SubscriptionUser
  planChange: ReturnType<typeof usePlanChange>
}

function Asking({ user, planChange }: AskingProps) {
  const { asked, ask, change, pendingChange } = planChange
  if (!user.subscription) return null
  return (
    <ChangeDialog
      subscription={user.subscription}
      asked={asked}
      onAnswer={(isYes, reason) => (isYes && asked ? change({ change: asked, reason }) : ask(null))}
      isPending={pendingChange !== null}
    />
  )
}
