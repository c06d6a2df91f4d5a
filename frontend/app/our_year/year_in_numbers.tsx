import type { LongestTalk, OurYear } from '#app/conversations/our_year/contract'
import type { ReactNode } from 'react'
import { dayAndMonth, hoursAndMinutes } from '../../lib/format'
import { Card } from '../../ui/card'

export function YearInNumbers({ year }: { year: OurYear }) {
  const { fromYou, fromHer, daysTalked, longestTalk, timeZone } = year
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Figure words="Texts from you">{fromYou.toLocaleString('en-US')}</Figure>
      <Figure words="Texts from her">{fromHer.toLocaleString('en-US')}</Figure>
      <Figure words="Days you talked">{daysTalked}</Figure>
      {longestTalk && (
        <Figure words="Your longest conversation" note={lengthOf(longestTalk)}>
          {dayAndMonth(longestTalk.startedAt, timeZone)}
        </Figure>
      )}
    </dl>
  )
}

interface FigureProps {
  words: string
  note?: string
  children: ReactNode
}

function Figure({ words, note, children }: FigureProps) {
  return (
    <Card className="print:break-inside-avoid">
      <dt className="text-sm font-semibold text-muted">{words}</dt>
      <dd className="mt-1 font-display text-2xl font-bold tracking-tight tabular">{children}</dd>
      {note && <dd className="mt-1 text-sm text-muted">{note}</dd>}
    </Card>
  )
}

/** `42 texts in 1 hr 20 min`. */
function lengthOf({ texts, minutes }: LongestTalk): string {
  return `${texts} texts in ${hoursAndMinutes(minutes)}`
}
