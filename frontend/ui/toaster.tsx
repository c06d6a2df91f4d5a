import { cva } from 'class-variance-authority'
import { CircleAlert, X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { cn } from './cn'
import { dismissToast, useToasts } from './toast'
import { TOAST_DURATION, type ToastEntry } from './toast_reducer'
import { useToastPlace } from './use_toast_place'

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
 * Mount once. On top on phones, bottom right from `sm` up, unless that would cover what matters. F8 goes
 * to it; while it has the focus or the pointer its time stands still.
 */
export function Toaster({ isCalled = false }: ToasterProps) {
  const toasts = useToasts()
  const viewport = useRef<HTMLOListElement>(null)
  useToastPlace(viewport, toasts[0]?.id)
  useEffect(() => {
    if (isCalled) viewport.current?.focus()
  }, [isCalled])

  return (
    <Primitive.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} onClose={() => dismissToast(entry.id)} />
      ))}
      <Primitive.Viewport
        ref={viewport}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className={cn(
          'fixed top-0 z-[100] flex max-h-screen w-full flex-col-reverse p-4 outline-none',
          'sm:top-auto sm:right-0 sm:bottom-0 sm:w-fit sm:flex-col md:max-w-[420px]'
        )}
      />
    </Primitive.Provider>
  )
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
