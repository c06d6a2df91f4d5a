import { BRAND } from '../../lib/names'
import { useSite } from '../../lib/session'
import { cn } from '../../ui/cn'
import { KNOWN } from './content'

/** Claims of the business only with the day they were true; else what anybody can check. */
export function ClaimsStrip() {
  const { data: site } = useSite()
  const figures = site?.figures
  return (
    <section aria-label={`${BRAND} in short`} className="mx-auto max-w-page px-5 pb-14 lg:pb-20">
      <dl
        className={cn(
          'grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-y-5',
          'rounded-card rounded-br-tail border border-line bg-surface py-5 lg:py-8'
        )}
      >
        {(figures?.items ?? KNOWN).map(({ figure, words }) => (
          <div
            key={words}
            className="flex flex-col-reverse items-center justify-end px-2 text-center"
          >
            <dt className="text-sm text-muted lg:text-base">{words}</dt>
            <dd className="font-display text-2xl font-bold tracking-tight tabular lg:text-3xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      {figures && <p className="mt-2 text-right text-xs text-muted">As of {figures.asOf}</p>}
    </section>
  )
}
