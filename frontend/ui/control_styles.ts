import { cn } from './cn'

/** The box that text inputs and selects share. */
export const controlStyles = cn(
  'block w-full min-h-12 rounded-control border-[1.5px] border-control bg-surface px-3.5 py-2',
  'text-base text-ink transition-colors placeholder:text-muted hover:border-ink',
  'aria-invalid:border-danger disabled:border-line disabled:bg-surface-2',
  'disabled:text-muted disabled:hover:border-line'
)
