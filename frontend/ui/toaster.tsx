import { cva } from 'class-variance-authority'
import { CircleAlert, X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { cn } from './cn'
import { useToast } from './toast'
import { TOAST_DURATION, type ToastEntry } from './toast_reducer'

const SWIPE_THRESHOLD_PX = 50

const toastStyles = cva(
  [
    'relative flex w-full items-start gap-3 rounded-bubble rounded-bl-tail border p-4 pr-13 shadow-float',
    'animate-rise data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
    'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
  ],
  {
    variants: {
      variant: {
        default: 'border-line bg-surface text-ink',
        destructive: 'border-danger bg-danger-bg text-danger',
      },
    },
  }
)

interface ToasterProps {
  /** F8 was pressed before it was there. */
  isCalled?: boolean
}

/**
 * Mount once. On top on phones, bottom right from `sm` up; at the other end when it would lie on what
 * somebody has just pressed or has to mend. F8 goes to it.
 */
export function Toaster({ isCalled = false }: ToasterProps) {
  const { toasts, dismiss } = useToast()
  const viewport = useRef<HTMLOListElement>(null)
  const isAway = useOtherEnd(viewport, toasts[0]?.id)
  useEffect(() => {
    if (isCalled) viewport.current?.focus()
  }, [isCalled])

  return (
    <Primitive.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} onClose={() => dismiss(entry.id)} />
      ))}
      <Primitive.Viewport
        ref={viewport}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className={cn(
          'fixed z-[100] flex max-h-screen w-full flex-col-reverse p-4 outline-none',
          'sm:right-0 sm:flex-col md:max-w-[420px]',
          isAway ? 'bottom-17 sm:top-0 sm:bottom-auto' : 'top-0 sm:top-auto sm:bottom-0'
        )}
      />
    </Primitive.Provider>
  )
}

const SPOKEN_OF = 'a, button, input, select, textarea'

/** Whether the newest toast, at its usual end, lies on the control that has the focus. */
function useOtherEnd(viewport: RefObject<HTMLElement | null>, newest: string | undefined): boolean {
  const [away, setAway] = useState<string>()
  useEffect(() => {
    // A refused form moves the focus right after it has told so.
    const look = requestAnimationFrame(() => {
      if (isCovering(viewport.current)) setAway(newest)
    })
    return () => cancelAnimationFrame(look)
  }, [viewport, newest])
  return newest !== undefined && away === newest
}

function isCovering(toasts: HTMLElement | null): boolean {
  const control = document.activeElement
  if (!toasts?.firstElementChild || !control?.matches(SPOKEN_OF)) return false
  return !toasts.contains(control) && isOverlapping(toasts, control)
}

function isOverlapping(one: Element, other: Element): boolean {
  const [here, there] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  const isBeside = here.right <= there.left || there.right <= here.left
  return !isBeside && here.top < there.bottom && there.top < here.bottom
}

function ToastCard({ entry, onClose }: { entry: ToastEntry; onClose: () => void }) {
  const { title, description, variant = 'default', action, duration = TOAST_DURATION } = entry
  const isDestructive = variant === 'destructive'

  return (
    <Primitive.Root
      open={entry.isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      duration={duration}
      type={isDestructive ? 'foreground' : 'background'}
      className={toastStyles({ variant })}
    >
      {isDestructive && <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />}
      <div className="grid min-w-0 flex-1 gap-1">
        <Primitive.Title className="font-semibold">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className={cn('text-sm', !isDestructive && 'text-muted')}>
            {description}
          </Primitive.Description>
        )}
        {action && (
          <Primitive.Action
            altText={action.altText}
            onClick={action.onPress}
            className={cn(
              'mt-2 min-h-11 justify-self-start rounded-control',
              'border-[1.5px] border-current px-4 text-sm font-semibold'
            )}
          >
            {action.label}
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close
        aria-label="Close"
        className="absolute top-1 right-1 grid size-11 place-items-center rounded-control"
      >
        <X aria-hidden="true" className="size-5" />
      </Primitive.Close>
    </Primitive.Root>
  )
}
