import { cn } from './cn'

export const overlayStyles = 'fixed inset-0 z-40 animate-fade bg-overlay'

/** A sheet from the bottom on phones, a centred card from there up. */
export const sheetStyles = cn(
  'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-sheet overflow-y-auto',
  'rounded-t-sheet border border-line bg-surface p-6',
  'pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-float',
  'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2.5rem)] sm:max-w-md',
  'sm:rounded-sheet sm:rounded-bl-tail'
)

export const footerStyles = 'mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end'
