import type { Invoice } from '#app/billing/plans/contract'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { longDate, money } from '../../lib/format'
import { PartError } from '../../lib/part_error'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { Skeleton } from '../../ui/skeleton'
import { VisuallyHidden } from '../../ui/visually_hidden'
import { PortalButton } from './portal_button'
import { useInvoices } from './queries'

const STATES = {
  paid: { words: 'Paid', tone: 'success' },
  refunded: { words: 'Refunded', tone: 'info' },
  disputed: { words: 'Disputed', tone: 'warn' },
  failed: { words: 'Failed', tone: 'danger' },
} as const

/** Every payment so far. */
export function Receipts({ className }: { className?: string }) {
  const query = useInvoices()
  const { data, isLoadingError, isPending } = query
  return (
    <Card className={className} aria-busy={isPending}>
      <h2 className="text-xl">Receipts</h2>
      {data && <Rows invoices={data.invoices} />}
      {isLoadingError && <PartError query={query} />}
      {isPending && <RowsSkeleton />}
      <More hasPortal={data?.hasPortal} />
    </Card>
  )
}

function More({ hasPortal }: { hasPortal?: boolean }) {
  return (
    <div className="mt-2 flex flex-wrap gap-x-5">
      <Link
        to="/agreed-terms"
        className={cn(buttonStyles({ variant: 'link', size: 'sm' }), 'px-0')}
      >
        What you agreed to
      </Link>
      {hasPortal && <PortalButton />}
    </div>
  )
}

function Rows({ invoices }: { invoices: Invoice[] }) {
  if (invoices.length === 0) {
    return <p className="mt-4 text-muted">No payments yet. They’ll show up here.</p>
  }
  return (
    <ul className="mt-3">
      {invoices.map((invoice) => (
        <Row key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  )
}

function Row({ invoice }: { invoice: Invoice }) {
  const { words, tone } = STATES[invoice.status]
  const date = longDate(invoice.paidAt)
  return (
    <li
      className={cn(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1',
        'border-t border-line py-3 first:border-0'
      )}
    >
      <p className="font-medium">{invoice.description}</p>
      <p className="text-right font-semibold tabular">{money(invoice.amount)}</p>
      <p className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {date}
        <Badge tone={tone}>{words}</Badge>
      </p>
      {invoice.receiptUrl && (
        <a
          href={invoice.receiptUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={cn(
            'inline-flex min-h-11 items-center gap-1.5',
            'text-sm font-semibold text-primary underline underline-offset-4'
          )}
        >
          Receipt
          <VisuallyHidden>{` for ${invoice.description}, ${date} (opens in a new tab)`}</VisuallyHidden>
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </li>
  )
}

function RowsSkeleton() {
  return (
    <div className="mt-4 grid gap-4">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  )
}
