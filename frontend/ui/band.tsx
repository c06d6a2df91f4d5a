import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn'

const ICONS = { info: Info, warn: TriangleAlert, danger: CircleAlert }

const bandStyles = cva(
  'flex items-start gap-3 text-sm [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-2',
  {
    variants: {
      tone: {
        info: 'bg-info-bg text-info',
        warn: 'bg-warn-bg text-warn',
        danger: 'bg-danger-bg text-danger',
      },
      /** A strip across the page, or a block inside it. */
      shape: {
        strip: 'w-full px-5 py-2.5 sm:justify-center',
        block: 'rounded-bubble rounded-bl-tail p-5 text-base',
      },
    },
    defaultVariants: { tone: 'info', shape: 'block' },
  }
)

type BandProps = VariantProps<typeof bandStyles> & {
  title?: string
  children?: ReactNode
  /** A button beside the words, below them on a phone. */
  action?: ReactNode
  className?: string
}

export function Band({ tone, shape, title, children, action, className }: BandProps) {
  const Icon = ICONS[tone ?? 'info']
  const words = (
    <p className="min-w-0">
      {title && <b className="font-semibold">{title} </b>}
      {children}
    </p>
  )
  return (
    <div
      role="note"
      className={cn(bandStyles({ tone, shape }), action && 'sm:items-center', className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      {action ? <WithAction action={action}>{words}</WithAction> : words}
    </div>
  )
}

function WithAction({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-w-0 justify-items-start gap-2.5 sm:flex sm:items-center sm:gap-5">
      {children}
      <div className="shrink-0">{action}</div>
    </div>
  )
}
