import { cn } from './cn'

/** Of a page that is printed: black on white whatever the theme. */
export const paper = cn(
  'print:bg-surface print:text-ink print:[--butter:#fff] print:[--her:#fff]',
  'print:[--ink:#000] print:[--line:#000] print:[--muted:#222]',
  'print:[--on-butter:#000] print:[--primary:#000] print:[--surface:#fff] print:[--surface-2:#fff]'
)
