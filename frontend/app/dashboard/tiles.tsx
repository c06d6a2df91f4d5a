import type { Signup } from '#app/people/accounts/contract'
import { CalendarClock, MessagesSquare, RadioTower, type LucideIcon } from 'lucide-react'
import { Suspense, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { relativeTime } from '../../lib/format'
import { useLastTexts } from '../../lib/last_texts'
import { useSchedules } from '../../lib/schedules'
import { useGirlfriend } from '../../lib/session'
import { withEmail } from '../../lib/sticky_email'
import { useStickyEmail } from '../../lib/use_sticky_email'
import { useNow } from '../../lib/use_now'
import { Button, buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { toast } from '../../ui/toast'

const NO_PHONE = 'Phone number not found. Please add your phone number in settings.'
const NO_EMAIL = 'Email not found. Please log in again.'
const STATES = ['Online', 'Active', 'Ready']

/** Loaded when it is first opened; mounted while it is open. */
export type ScheduleDialog = ComponentType<{ onClose: () => void }>

interface TilesProps {
  signup: Signup
  ScheduleDialog: ScheduleDialog
}

export function Tiles({ signup, ScheduleDialog }: TilesProps) {
  const email = useStickyEmail() ?? signup.email

  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <Tile title="SMS Conversations" Icon={MessagesSquare} text={<LastTime />}>
        <TileLink to={withEmail('/sms-status', email)} obstacle={signup.phone ? null : NO_PHONE}>
          View History
        </TileLink>
      </Tile>
      <Tile title="Message Settings" Icon={CalendarClock} text={<ScheduledCount />}>
        <div className="flex flex-wrap gap-2">
          <TileLink to={withEmail('/message-settings', email)} obstacle={email ? null : NO_EMAIL}>
            Manage
          </TileLink>
          <ScheduleButton ScheduleDialog={ScheduleDialog} />
        </div>
      </Tile>
      <Tile title="SMS Status" Icon={RadioTower} text="Texting works on any phone, no app needed">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {STATES.map((state) => (
            <li key={state} className="flex items-center gap-2 text-sm font-semibold text-success">
              <span aria-hidden="true" className="size-2.5 rounded-full bg-success" />
              {state}
            </li>
          ))}
        </ul>
      </Tile>
    </div>
  )
}

interface TileProps {
  title: string
  Icon: LucideIcon
  text: ReactNode
  children: ReactNode
}

function Tile({ title, Icon, text, children }: TileProps) {
  return (
    <Card tone="quiet" className="flex flex-wrap content-between items-start gap-4">
      <span
        className={cn(
          'grid size-12 shrink-0 place-items-center',
          'rounded-control rounded-bl-tail bg-surface text-primary'
        )}
      >
        <Icon aria-hidden="true" className="size-5.5" />
      </span>
      <div className="min-w-0 flex-[1_1_10rem]">
        <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </Card>
  )
}

interface TileLinkProps {
  to: string
  /** Why it leads nowhere; said instead of going. */
  obstacle: string | null
  children: ReactNode
}

function TileLink({ to, obstacle, children }: TileLinkProps) {
  const go = (event: MouseEvent) => {
    if (!obstacle) return
    event.preventDefault()
    toast({ title: obstacle, variant: 'destructive' })
  }
  return (
    <Link to={to} onClick={go} className={buttonStyles({ variant: 'ghost', size: 'sm' })}>
      {children}
    </Link>
  )
}

function LastTime() {
  const { data } = useLastTexts()
  const now = useNow()
  const last = data?.messages.at(-1)
  return last ? `Last text: ${relativeTime(last.timestamp, now)}` : 'Every text, in one thread'
}

function ScheduledCount() {
  const { data = [] } = useSchedules()
  const count = data.filter(({ enabled }) => enabled).length
  if (count === 0) return 'Pick a time, and she texts you then'
  return count === 1 ? '1 text scheduled' : `${count} texts scheduled`
}

/** Only with somebody to write the text. */
function ScheduleButton({ ScheduleDialog }: Pick<TilesProps, 'ScheduleDialog'>) {
  const { data } = useGirlfriend()
  const [isOpen, setIsOpen] = useState(false)
  if (!data?.girlfriend) return null
  return (
    <>
      <Button variant="link" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Schedule a message
      </Button>
      {isOpen && (
        <Suspense>
          <ScheduleDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
