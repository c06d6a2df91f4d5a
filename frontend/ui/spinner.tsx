import { cva, type VariantProps } from 'class-variance-authority'
import { cn } from './cn'
import { VisuallyHidden } from './visually_hidden'

const spinnerStyles = cva(
  'inline-block shrink-0 animate-spin rounded-full border-current/25 border-t-current',
  {
    variants: { size: { sm: 'size-4.5 border-[2.5px]', lg: 'size-10 border-4' } },
    defaultVariants: { size: 'sm' },
  }
)

type SpinnerProps = VariantProps<typeof spinnerStyles> & {
  /** Said aloud; leave out where words beside it already say so. */
  label?: string
  className?: string
}

export function Spinner({ size, label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={cn('inline-flex', className)}>
      <span aria-hidden="true" className={spinnerStyles({ size })} />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  )
}
