import type { Signup } from '#app/people/accounts/contract'
import { PartError } from '../../lib/part_error'
import { StateCard } from '../../lib/preferences/state_card'
import { TextingPreferences } from '../../lib/preferences/texting_preferences'
import { useSignup } from '../../lib/session'
import { Card } from '../../ui/card'
import { Section } from '../../ui/section'
import { Skeleton } from '../../ui/skeleton'
import { ProfileForm } from './profile_form'
import { StopAndStart } from './stop_and_start'

/** As wide as those of `Section`. */
const COLUMNS = 'grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]'

/** 'Personal Profile': who the person is, and when she may text. */
export function ProfileTab() {
  const query = useSignup()

  if (query.data) return <Parts signup={query.data.signup} />
  if (!query.error) return <ProfileSkeleton />
  return (
    <Card>
      <PartError query={query} title="Could not load your profile" />
    </Card>
  )
}

function Parts({ signup }: { signup: Signup }) {
  return (
    <>
      <Section title="About you" description="She calls you by your first name.">
        <ProfileForm signup={signup} />
      </Section>
      <div className={`${COLUMNS} border-t border-line pt-8`}>
        <div>
          <h2 className="text-xl">When she texts</h2>
          <p className="mt-2 text-muted">Changes take effect as soon as you save them.</p>
        </div>
        <div className="grid gap-5">
          {signup.isOptedOut && <StopAndStart isOptedOut />}
          <TextingPreferences signup={signup} />
          {signup.countryCode === '+1' && <StateCard signup={signup} />}
          {!signup.isOptedOut && <StopAndStart isOptedOut={false} />}
        </div>
      </div>
    </>
  )
}

function ProfileSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Your profile" className={COLUMNS}>
      <Skeleton className="h-16" />
      <Skeleton className="h-[34rem] rounded-card" />
    </div>
  )
}
