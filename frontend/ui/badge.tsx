import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

const badgeStyles = cva(
  [
    'inline-flex items-center gap-1.5 rounded-full px-3 py-0.5',
    'text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
  ],
  {
    variants: {
      tone: {
        neutral: 'bg-surface-2 text-ink',
        primary: 'bg-primary text-on-primary',
        butter: 'bg-butter text-on-butter',
        success: 'bg-success-bg text-success',
        warn: 'bg-warn-bg text-warn',
        danger: 'bg-danger-bg text-danger',
        info: 'bg-info-bg text-info',
      },
    },
    defaultVariants: { tone: 'neutral' },
  }
)

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeStyles>

export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={cn(badgeStyles({ tone }), className)} />
}
