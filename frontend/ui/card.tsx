import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn'

const cardStyles = cva('rounded-card p-5 sm:p-6', {
  variants: {
    tone: {
      surface: 'border border-line bg-surface text-ink',
      quiet: 'bg-surface-2 text-ink',
      butter: 'bg-butter text-on-butter',
      night: 'bg-night-2 text-on-night',
    },
    /** The squared corner: bottom left for hers, bottom right for a reply. */
    tail: { her: 'rounded-bl-tail', me: 'rounded-br-tail', none: '' },
  },
  defaultVariants: { tone: 'surface', tail: 'her' },
})

type CardProps = ComponentProps<'div'> & VariantProps<typeof cardStyles>

export function Card({ tone, tail, className, ...rest }: CardProps) {
  return <div {...rest} className={cn(cardStyles({ tone, tail }), className)} />
}
