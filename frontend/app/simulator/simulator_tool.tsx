import { HomeLink } from '../../lib/home_link'
import { BRAND } from '../../lib/names'
import { useState, type ReactNode } from 'react'
import { PageTitle } from '../../lib/page_title'
import { useTheme } from '../../lib/theme'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { ThemeToggle } from '../../ui/theme_toggle'
import { VisuallyHidden } from '../../ui/visually_hidden'
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
  const [isPicking, setIsPicking] = useState(false)
  const pick = (next: string) => {
    setIsPicking(false)
    choose(next)
  }

  return (
    <div className="flex min-h-dvh flex-col">
      <ToolHeader unread={unreadInAll}>
        {phone && (
          <PhonesButton unread={unreadInAll} isPicking={isPicking} onPress={setIsPicking} />
        )}
      </ToolHeader>
      <main
        className={cn(
          'mx-auto grid w-full max-w-[90rem] flex-1 content-start items-start',
          'gap-6 px-2 pb-8 sm:px-6 lg:pt-2',
          'lg:grid-cols-[18rem_minmax(0,26rem)] lg:justify-center lg:gap-8',
          'xl:grid-cols-[18rem_26rem_minmax(0,1fr)]'
        )}
      >
        <div className="grid gap-5 max-lg:contents">
          <Explanation className="max-lg:px-2" />
          <div id={PICKER} className={cn('max-lg:px-2', phone && !isPicking && 'max-lg:hidden')}>
            <PhonePicker
              phone={phone}
              ownPhone={ownPhone}
              known={known}
              unread={unread}
              onChoose={pick}
            />
          </div>
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

const PICKER = 'phones'

interface PhonesButtonProps {
  unread: number
  isPicking: boolean
  onPress: (isPicking: boolean) => void
}

/** A small screen has room for one phone; the others are behind this. */
function PhonesButton({ unread, isPicking, onPress }: PhonesButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={isPicking}
      aria-controls={PICKER}
      onClick={() => onPress(!isPicking)}
      className="lg:hidden"
    >
      Phones
      {unread > 0 && (
        <Badge tone="primary">
          {unread}
          <VisuallyHidden> unread</VisuallyHidden>
        </Badge>
      )}
    </Button>
  )
}

function ToolHeader({ unread, children }: { unread: number; children: ReactNode }) {
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 sm:px-6">
      <HomeLink to="/" />
      {/* A phone has no room for it, and says so below. */}
      <Badge tone="warn" className="max-sm:sr-only">
        Simulated
      </Badge>
      <PageTitle tabTitle={unread > 0 ? `(${unread}) Simulator` : 'Simulator'} className="sr-only">
        Simulator
      </PageTitle>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {children}
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
        It stands in for a real carrier: texts for any number land here, and what you type goes to{' '}
        {BRAND} as if it came from that phone. Nothing is sent for real.
      </p>
    </div>
  )
}

function NoPhone() {
  return (
    <div
      className={cn(
        'grid min-h-80 place-content-center rounded-sheet',
        'border-[1.5px] border-dashed border-control p-8 text-center text-balance text-muted max-lg:mx-2'
      )}
    >
      Enter a number somebody signs up or logs in with, country code first, and press Open. Its
      phone shows here with every text it gets, such as a code.
    </div>
  )
}
