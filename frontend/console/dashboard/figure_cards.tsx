import type { Figures } from '#app/console/calls/contract'
import { Box } from '@mui/material'
import {
  BellOff,
  CircleDollarSign,
  Clock,
  Coins,
  Inbox,
  KeyRound,
  MessageSquareReply,
  Send,
  ShieldAlert,
  Truck,
  UserRound,
  Users,
} from 'lucide-react'
import { count } from '../../lib/format'
import { useNow } from '../../lib/use_now'
import { dollarsOfMicros } from '../values/dollars'
import { listPath } from '../values/list_path'
import { duration, percent } from './figure_words'
import { FigureCard, type FigureCardProps } from './figure_card'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const TREND_DAYS = 14
const SLOW_JOB_MS = 5 * MINUTE_MS
const POOR_DELIVERY = 0.9
const NEARLY_SPENT = 0.8

/** The last 24 hours at a glance. */
export function FigureCards({ figures }: { figures: Figures }) {
  const times = timesOf(useNow(MINUTE_MS))
  const cards = [
    ...textCards(figures, times),
    ...moneyCards(figures, times),
    ...troubleCards(figures),
  ]
  return (
    <Box
      component="ul"
      aria-label="The last 24 hours"
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        p: 0,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
          xl: 'repeat(6, minmax(0, 1fr))',
        },
      }}
    >
      {cards.map((card) => (
        <FigureCard key={card.label} {...card} />
      ))}
    </Box>
  )
}

type Times = ReturnType<typeof timesOf>

/** Since when what a card counts has happened, so that it leads to that and no more. */
function timesOf(now: number) {
  const iso = (at: number) => new Date(at).toISOString()
  return { dayAgo: iso(now - DAY_MS), midnight: iso(now - (now % DAY_MS)) }
}

function textCards(figures: Figures, { dayAgo }: Times): FigureCardProps[] {
  const { activeToday, last24h, days } = figures
  const { textsIn, textsOut, deliveryRate, replyLatencyMs: latency, optOuts } = last24h
  const recent = days.slice(-TREND_DAYS)
  const createdAt = { createdAt_gte: dayAgo }
  return [
    {
      label: 'Active today',
      value: count(activeToday),
      Icon: Users,
      detail: 'people, since midnight UTC',
    },
    {
      label: 'Texts in',
      value: count(textsIn),
      Icon: Inbox,
      detail: 'in 24 hours',
      trend: recent.map((day) => day.textsIn),
      to: listPath('messages', { direction: 'inbound', ...createdAt }),
    },
    {
      label: 'Texts out',
      value: count(textsOut),
      Icon: Send,
      detail: 'in 24 hours',
      trend: recent.map((day) => day.textsOut),
      to: listPath('messages', { direction: 'outbound', ...createdAt }),
    },
    {
      label: 'Delivered',
      value: percent(deliveryRate),
      Icon: Truck,
      detail: deliveryRate === null ? 'none completed yet' : 'of completed texts',
      isAlarming: deliveryRate !== null && deliveryRate < POOR_DELIVERY,
      to: listPath('messages', { state: ['undelivered', 'failed'], ...createdAt }),
    },
    {
      label: 'Reply latency',
      value: latency ? duration(latency.p50) : '–',
      Icon: MessageSquareReply,
      detail: latency ? `median; 95% within ${duration(latency.p95)}` : 'no replies yet',
    },
    {
      label: 'Opt-outs',
      value: count(optOuts),
      Icon: BellOff,
      detail: 'in 24 hours',
      to: listPath('consents', { event: 'revoked', ...createdAt }),
    },
  ]
}

function moneyCards(figures: Figures, { dayAgo, midnight }: Times): FigureCardProps[] {
  const { last24h, days, purses } = figures
  const { spend, revenueMicros } = last24h
  const recent = days.slice(-TREND_DAYS)
  const segments = `${count(spend.segments)} ${spend.segments === 1 ? 'segment' : 'segments'}`
  const leftMicros = revenueMicros - spend.smsMicros - spend.aiMicros
  return [
    {
      label: 'Spend',
      value: dollarsOfMicros(roundToCents(spend.smsMicros + spend.aiMicros)),
      Icon: Coins,
      detail: `${segments}, ${shortCount(spend.tokens)} tokens`,
      trend: recent.map((day) => day.spendMicros),
      to: '/admin/ai-usage',
    },
    {
      label: 'Revenue',
      value: dollarsOfMicros(roundToCents(revenueMicros)),
      Icon: CircleDollarSign,
      detail: `${dollarsOfMicros(roundToCents(leftMicros))} after spend`,
      trend: recent.map((day) => day.revenueMicros),
      to: listPath('purchases', { state: 'paid', paidAt_gte: dayAgo }),
    },
    ...purses.flatMap((purse) => purseCard(purse, midnight)),
  ]
}

/** What outsiders can make us spend; what members cost stands in the spend above. */
function purseCard(
  { purse, spentMicros, capMicros }: Figures['purses'][number],
  midnight: string
): FigureCardProps[] {
  if (purse === 'members') return []
  const card: FigureCardProps = {
    label: purse === 'codes' ? 'Codes' : 'Unknown numbers',
    value: dollarsOfMicros(roundToCents(spentMicros)),
    Icon: purse === 'codes' ? KeyRound : UserRound,
    detail: `of ${dollarsOfMicros(capMicros)}, since midnight UTC`,
    isAlarming: spentMicros >= capMicros * NEARLY_SPENT,
    to:
      purse === 'codes'
        ? listPath('verification-attempts', { createdAt_gte: midnight })
        : listPath('messages', { kind: ['stray'], createdAt_gte: midnight }),
  }
  return [card]
}

function troubleCards({ openSafetyEvents, oldestJobMs, deadJobs }: Figures): FigureCardProps[] {
  return [
    {
      label: 'Open safety events',
      value: count(openSafetyEvents),
      Icon: ShieldAlert,
      detail: openSafetyEvents > 0 ? 'waiting for an answer' : 'all answered',
      isAlarming: openSafetyEvents > 0,
      to: listPath('safety-events', { state: 'open' }),
    },
    {
      label: 'Oldest job',
      value: oldestJobMs === null ? 'None due' : duration(oldestJobMs),
      Icon: Clock,
      detail: deadJobs > 0 ? `${count(deadJobs)} dead` : 'none dead',
      isAlarming: deadJobs > 0 || (oldestJobMs ?? 0) > SLOW_JOB_MS,
      to: deadJobs > 0 ? listPath('jobs', { status: 'dead' }) : '/admin/jobs',
    },
  ]
}

/** Parts of a cent say nothing about a day. */
function roundToCents(micros: number): number {
  return Math.round(micros / 10_000) * 10_000
}

function shortCount(number: number): string {
  return number.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 })
}
