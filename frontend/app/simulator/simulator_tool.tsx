import { Link } from 'react-router-dom'
import { PageTitle } from '../../lib/page_title'
import { useTheme } from '../../lib/theme'
import { Badge } from '../../ui/badge'
import { cn } from '../../ui/cn'
import { ThemeToggle } from '../../ui/theme_toggle'
import { Wordmark } from '../../ui/wordmark'
import { CarrierSwitch } from './carrier_switch'
import { PhoneFrame } from './phone_frame'
import { useKnownPhones } from './phone_book'
import { PhonePicker } from './phone_picker'
import { ProviderLog } from './provider_log'
import { useChosenPhone } from './use_chosen_phone'
import { useUnread } from './use_phones'

/** Numbers and switches on the left, the phone in the middle, what the provider saw on the right. */
export function SimulatorTool() {
  const { phone, ownPhone, choose } = useChosenPhone()
  const known = useKnownPhones()
  const unread = useUnread(known, phone)
  const unreadInAll = unread.reduce((sum, count) => sum + count, 0)

  return (
    <div className="flex min-h-dvh flex-col">
      <ToolHeader unread={unreadInAll} />
      <main
        className={cn(
          'mx-auto grid w-full max-w-[90rem] flex-1 items-start gap-6 px-4 pt-2 pb-8 sm:px-6',
          'lg:grid-cols-[18rem_minmax(0,26rem)] lg:justify-center lg:gap-8',
          'xl:grid-cols-[18rem_26rem_minmax(0,1fr)]'
        )}
      >
        <div className="grid gap-5 max-lg:contents">
          <Explanation className="max-lg:order-last" />
          <PhonePicker
            phone={phone}
            ownPhone={ownPhone}
            known={known}
            unread={unread}
            onChoose={choose}
          />
          {phone && <CarrierSwitch key={phone} phone={phone} className="max-lg:hidden" />}
        </div>
        {phone ? <PhoneFrame key={phone} phone={phone} /> : <NoPhone />}
        {phone && (
          <div className="grid gap-5 lg:col-span-2 xl:col-span-1">
            <CarrierSwitch key={`switch ${phone}`} phone={phone} className="lg:hidden" />
            <ProviderLog key={phone} phone={phone} />
          </div>
        )}
      </main>
    </div>
  )
}

function ToolHeader({ unread }: { unread: number }) {
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 sm:px-6">
      <Link to="/" aria-label="Everly, home" className="flex min-h-12 items-center rounded-tail">
        <Wordmark />
      </Link>
      <Badge tone="warn" className="max-[22rem]:sr-only">
        Stand-in
      </Badge>
      <PageTitle tabTitle={unread > 0 ? `(${unread}) Simulator` : 'Simulator'} className="sr-only">
        Simulator
      </PageTitle>
      <div className="ml-auto">
        <ThemeToggle {...useTheme()} />
      </div>
    </header>
  )
}

function Explanation({ className }: { className: string }) {
  return (
    <div className={className}>
      <p className="font-display text-xl font-bold tracking-tight">A phone in your browser</p>
      <p className="mt-1.5 text-sm text-muted">
        It stands in for a real carrier: texts for any number land here, and what you type goes to
        Everly as if it came from that phone. Nothing is sent for real.
      </p>
    </div>
  )
}

function NoPhone() {
  return (
    <div
      className={cn(
        'grid min-h-80 place-content-center rounded-sheet',
        'border-[1.5px] border-dashed border-control p-8 text-center text-muted'
      )}
    >
      Choose a number to pick up its phone.
    </div>
  )
}
