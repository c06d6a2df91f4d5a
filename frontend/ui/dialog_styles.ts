import { cn } from './cn'

export const overlayStyles = 'fixed inset-0 z-40 animate-fade bg-overlay'

/** A sheet from the bottom on phones, a centred card from there up. */
export const sheetStyles = cn(
  'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-sheet scroll-pb-28 overflow-y-auto',
  'rounded-t-sheet border border-line bg-surface p-6',
  'pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink shadow-float',
  'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2.5rem)] sm:max-w-md',
  'sm:rounded-sheet sm:rounded-bl-tail'
)

/** In sight however long the sheet is; what goes on under it fades into its upper edge. */
export const footerStyles = cn(
  'sticky -bottom-6 -mx-6 mt-4 -mb-6 flex flex-wrap-reverse justify-end gap-3 bg-surface p-6 pt-2',
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4',
  'before:bg-linear-to-t before:from-surface before:to-transparent',
  '*:max-sm:grow [@media(max-height:32rem)]:static'
)
