import { BRAND } from './names'

/** California asks for it wherever she is used (Business and Professions Code §22604). */
export function NotForMinors({ className }: { className?: string }) {
  return (
    <p className={className}>
      {`${BRAND} is for adults. Companion chatbots may not be suitable for some minors.`}
    </p>
  )
}
