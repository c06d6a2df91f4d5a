import type { ReactNode } from 'react'
import { cn } from './cn'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** A portrait or an icon. */
  visual?: ReactNode
  action?: ReactNode
  className?: string
}

export function EmptyState({ title, children, visual, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'mx-auto flex max-w-sm flex-col items-center px-5 py-10 text-center',
        className
      )}
    >
      {visual && <div className="mb-5 text-muted">{visual}</div>}
      <p className="font-display text-xl font-bold tracking-tight text-balance">{title}</p>
      {children && <div className="mt-2 text-balance text-muted">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
