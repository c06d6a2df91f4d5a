import type { OurYear } from '#app/conversations/our_year/contract'
import type { PinnedMoment } from '#app/conversations/marks/contract'
import { dayAndMonth } from '../../lib/format'
import { useGirlfriend } from '../../lib/session'
import { Bubble } from '../../ui/bubble'
import { YearPart } from './year_part'

/** How it began, what was pinned, and what she learned. */
export function YearInWords({ year }: { year: OurYear }) {
  const { firstText, moments, memories, timeZone } = year
  // Pins come with what was said last first; a year is read from its beginning.
  const pinned = moments.toReversed()
  return (
    <>
      {firstText && (
        <YearPart title="How it began">
          <Moments moments={[firstText]} zone={timeZone} />
        </YearPart>
      )}
      {pinned.length > 0 && (
        <YearPart title="Moments you pinned">
          <Moments moments={pinned} zone={timeZone} />
        </YearPart>
      )}
      {memories.length > 0 && (
        <YearPart title="What she learned about you">
          <ul className="grid max-w-read">
            {memories.map(({ id, text, savedAt }) => (
              <li key={id} className="border-t border-line py-2.5 print:break-inside-avoid">
                <span className="as-written">{text}</span>
                <span className="block text-sm text-muted">{dayAndMonth(savedAt, timeZone)}</span>
              </li>
            ))}
          </ul>
        </YearPart>
      )}
    </>
  )
}

function Moments({ moments, zone }: { moments: PinnedMoment[]; zone: string }) {
  const her = useGirlfriend().data?.girlfriend?.name ?? 'Her'
  return (
    <ul className="max-w-read">
      {moments.map(({ id, sender, text, saidAt }) => {
        const who = sender === 'user' ? 'You' : her
        return (
          <li key={id} className="print:break-inside-avoid print:[&_*]:text-ink">
            <Bubble
              side={sender === 'user' ? 'me' : 'her'}
              speaker={who}
              status={`${who}, ${dayAndMonth(saidAt, zone)}`}
              className="print:[&>div]:border print:[&>div]:border-line"
            >
              {text}
            </Bubble>
          </li>
        )
      })}
    </ul>
  )
}
