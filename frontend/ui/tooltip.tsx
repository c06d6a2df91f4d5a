import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { cn } from './cn'

const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

/**
 * Mount once above all tooltips of a page: moving from one to the next within 300 ms opens at once. No frame
 * mounts it: this is much code for the pages that have no tooltip.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  )
}

/** `children` is one element that takes the focus. Never the only place of something needed. */
export function Tooltip({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={8}
          collisionPadding={12}
          className={cn(
            'z-50 max-w-64 animate-fade rounded-control rounded-bl-tail',
            'bg-night px-3 py-2 text-sm text-on-night shadow-float'
          )}
        >
          {content}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
