import type { Signup } from '#app/people/accounts/contract'
import { NobodyYet } from '../../lib/nobody_yet'
import { PageError } from '../../lib/page_error'
import { PageTitle } from '../../lib/page_title'
import { TextingPreferences } from '../../lib/preferences/texting_preferences'
import { useGirlfriend, useSignup } from '../../lib/session'
import { useOpenTab } from '../../lib/use_open_tab'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/skeleton'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs'
import { AiNotice, HowTextingWorks } from './how_texting_works'
import { ScheduledMessages } from './scheduled_messages'
import { TextingState } from './texting_state'

const TABS = ['scheduled', 'settings'] as const
const SOMEBODY = 'Your companion'

/** `/message-settings` */
export function MessageSettingsPage() {
  const query = useSignup()

  if (query.isLoadingError)
    return <PageError query={query} fallback="We could not load your schedule." />
  return (
    <div
      className={cn(
        'mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)]',
        'gap-6 px-5 py-6 lg:px-8 lg:pb-12'
      )}
    >
      <div>
        <PageTitle className="text-4xl">Schedule</PageTitle>
        <p className="mt-2 max-w-read text-muted">
          Choose what she sends on a schedule and when she can text you.
        </p>
      </div>
      {query.data ? <Content signup={query.data.signup} /> : <Loading />}
    </div>
  )
}

function Content({ signup }: { signup: Signup }) {
  const { data } = useGirlfriend()
  const name = data?.girlfriend?.name ?? SOMEBODY
  const { tab, open, isOpened } = useOpenTab(TABS, 'scheduled')
  return (
    <>
      <TextingState signup={signup} />
      <Tabs value={tab} onValueChange={open}>
        <TabList label="Schedule" className="max-w-lg">
          <Tab value="scheduled">Scheduled Messages</Tab>
          <Tab value="settings">Message Settings</Tab>
        </TabList>
        <TabPanel value="scheduled">
          {data?.girlfriend === null ? (
            <NobodyYet>
              Create your companion first. Then she texts you at the times you choose here.
            </NobodyYet>
          ) : (
            <ScheduledMessages signup={signup} author={name} />
          )}
        </TabPanel>
        <TabPanel value="settings" forceMount>
          {isOpened('settings') && (
            <div className="gap-6 *:mb-6 *:break-inside-avoid lg:columns-2">
              <TextingPreferences signup={signup} />
              <HowTextingWorks />
              <AiNotice name={name} />
            </div>
          )}
        </TabPanel>
      </Tabs>
    </>
  )
}

function Loading() {
  return (
    <div aria-busy="true" aria-label="Schedule" role="group" className="grid gap-6">
      <Skeleton className="h-14 max-w-lg rounded-[18px]" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  )
}
