import { cva } from 'class-variance-authority'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { cn } from './cn'
import { VisuallyHidden } from './visually_hidden'

const bubbleStyles = cva(
  [
    'w-fit max-w-[78%] rounded-bubble px-4 py-[11px]',
    'leading-[1.4] as-written whitespace-pre-wrap',
  ],
  {
    variants: {
      side: { her: 'mr-auto bg-her text-ink', me: 'ml-auto bg-primary text-on-primary' },
      isLast: { true: '', false: '' },
      look: {
        flat: '',
        floating: 'shadow-float',
        emoji: 'bg-transparent px-1 py-0 text-3xl leading-tight text-ink',
      },
    },
    compoundVariants: [
      { side: 'her', isLast: true, className: 'rounded-bl-tail' },
      { side: 'me', isLast: true, className: 'rounded-br-tail' },
      { side: 'her', look: 'floating', className: 'bg-surface' },
    ],
  }
)

interface BubbleProps {
  side: 'her' | 'me'
  children: ReactNode
  /** Only the last bubble of a group has the tail corner. */
  isLast?: boolean
  look?: 'flat' | 'floating' | 'emoji'
  /** Read before the words: `Valentina, 8:00 AM`. */
  speaker?: string
  /** A button beside it, towards the middle. */
  action?: ReactNode
  /** A tap on the words. Whatever it does the button has to do as well: keys do not come here. */
  onTap?: () => void
  status?: ReactNode
  statusTone?: 'quiet' | 'danger'
  className?: string
  style?: CSSProperties
}

export function Bubble(props: BubbleProps) {
  const { side, isLast = true, action, status, statusTone } = props
  return (
    <div className={cn(isLast ? 'mb-3.5' : 'mb-1', props.className)} style={props.style}>
      {action ? (
        <div
          className={cn('group/text flex items-center gap-1', side === 'me' && 'flex-row-reverse')}
        >
          <Words {...props} className="mx-0" />
          {action}
        </div>
      ) : (
        <Words {...props} className={undefined} />
      )}
      {status && (
        <p
          className={cn(
            'mx-1 mt-1 text-xs',
            side === 'me' && 'text-right',
            statusTone === 'danger' ? 'font-semibold text-danger' : 'text-muted'
          )}
        >
          {status}
        </p>
      )}
    </div>
  )
}

function Words(props: BubbleProps) {
  const { side, children, isLast = true, look = 'flat', speaker, onTap, className } = props
  return (
    <div
      onClick={onTap && ((event) => isPlainTap(event) && onTap())}
      className={cn(bubbleStyles({ side, isLast, look }), className)}
    >
      {speaker && <VisuallyHidden>{speaker}: </VisuallyHidden>}
      {children}
    </div>
  )
}

/** A link goes where it leads, and whoever marks words wants to copy them. */
function isPlainTap({ target }: MouseEvent): boolean {
  const isOnLink = target instanceof Element && target.closest('a') !== null
  return !isOnLink && (getSelection()?.isCollapsed ?? true)
}
