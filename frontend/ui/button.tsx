import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from './cn'
import { leaveFocus } from './leave_focus'
import { Spinner } from './spinner'

/** For a link that looks like a button: `<Link className={buttonStyles()}>`. */
export const buttonStyles = cva(
  [
    'inline-flex items-center justify-center gap-2 text-center font-semibold no-underline',
    'transition-colors duration-150 select-none',
    'disabled:border-transparent disabled:bg-surface-2 disabled:text-muted [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: [
          'rounded-button rounded-br-[5px] bg-primary text-on-primary',
          'hover:bg-primary-hover active:bg-primary-hover',
        ],
        ghost: [
          'rounded-button border-[1.5px] border-control bg-transparent text-current',
          'hover:bg-surface-2 hover:text-ink',
        ],
        danger: 'rounded-button bg-danger text-on-danger hover:bg-danger-hover',
        link: [
          'rounded-tail text-primary underline decoration-1 underline-offset-4',
          'hover:text-primary-hover hover:decoration-2',
          'disabled:bg-transparent disabled:no-underline',
        ],
      },
      size: { md: 'min-h-12 px-5.5 py-2.5 text-base', sm: 'min-h-11 px-4 py-2 text-sm' },
    },
    compoundVariants: [{ variant: 'link', className: 'px-1' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  }
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & {
    /** Shows a spinner and ignores presses; the button keeps the focus. */
    isPending?: boolean
  }

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isPending = false,
    type = 'button',
    className,
    children,
    onClick,
    ...rest
  } = props

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      ref={leaveFocus}
      {...rest}
      type={type}
      onClick={press}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || rest['aria-disabled']}
      className={cn(buttonStyles({ variant, size }), isPending && 'cursor-progress', className)}
    >
      {isPending && <Spinner size="sm" />}
      {children}
    </button>
  )
}
