import type { OurYear } from '#app/conversations/our_year/contract'
import { monthOfDate } from '../../lib/format'
import { YearPart } from './year_part'

export function YearMoods({ year: { moods } }: { year: OurYear }) {
  if (moods.length === 0) return null
  return (
    <YearPart title="Her moods">
      <dl className="grid max-w-read gap-x-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        {moods.map(({ month, moods: ofMonth }) => (
          <div
            key={month}
            className="grid gap-x-6 border-t border-line py-2.5 sm:col-span-2 sm:grid-cols-subgrid"
          >
            <dt className="font-semibold">{monthOfDate(month)}</dt>
            <dd className="text-muted first-letter:capitalize">
              {inWords(ofMonth.map(({ mood }) => mood))}
            </dd>
          </div>
        ))}
      </dl>
    </YearPart>
  )
}

/** `mostly playful, also calm and happy`; the commonest comes first. */
function inWords([first, ...others]: string[]): string {
  if (others.length === 0) return first ?? ''
  return `mostly ${first}, also ${new Intl.ListFormat('en').format(others)}`
}
