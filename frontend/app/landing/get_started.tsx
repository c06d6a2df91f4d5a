import { lazy, type ReactNode } from 'react'
import { StaticPart } from '../../lib/static_part'
import { cn } from '../../ui/cn'

const NextSteps = lazy(() => import('./next_steps').then((file) => ({ default: file.NextSteps })))

/** The split at the end: what happens next on the left, the card on the right; on a phone the card first. */
export function GetStarted({ children }: { children: ReactNode }) {
  return (
    <section
      id="signup"
      aria-labelledby="signup-title"
      className="mx-auto max-w-page px-5 py-16 lg:py-24"
    >
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-10',
          'lg:grid-cols-[minmax(0,1fr)_30rem] lg:gap-16'
        )}
      >
        <div id="login" className="min-w-0 lg:order-last">
          {children}
        </div>
        <div className="lg:sticky lg:top-16">
          <StaticPart name="next-steps">
            <NextSteps />
          </StaticPart>
        </div>
      </div>
    </section>
  )
}
