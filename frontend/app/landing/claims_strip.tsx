import { cn } from '../../ui/cn'
import { CLAIMS } from './content'

export function ClaimsStrip() {
  return (
    <section aria-label="Everly in numbers" className="mx-auto max-w-page px-5 pb-14 lg:pb-20">
      <dl
        className={cn(
          'grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-y-4',
          'rounded-card rounded-br-tail border border-line bg-surface py-5 lg:py-8'
        )}
      >
        {CLAIMS.map(({ figure, words }) => (
          <div
            key={words}
            className="flex flex-col-reverse items-center px-1 not-first:border-l not-first:border-line"
          >
            <dt className="text-sm text-muted lg:text-base">{words}</dt>
            <dd className="font-display text-2xl font-bold tracking-tight tabular lg:text-4xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
