import type { OurYear } from '#app/conversations/our_year/contract'
import { Badge } from '../../ui/badge'
import { YearPart } from './year_part'

export function YearSubjects({ year: { subjects } }: { year: OurYear }) {
  if (subjects.length === 0) return null
  return (
    <YearPart title="What you talked about">
      <ul className="flex flex-wrap gap-2">
        {subjects.map(({ subject, days }) => (
          <li key={subject}>
            <Badge className="px-4 py-1.5 text-sm whitespace-normal">
              <span className="first-letter:capitalize">{subject}</span>
              <span className="font-normal text-muted">
                {days === 1 ? '1 day' : `${days} days`}
              </span>
            </Badge>
          </li>
        ))}
      </ul>
    </YearPart>
  )
}
