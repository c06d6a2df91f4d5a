import { cn } from './cn'
import { Stamp } from './stamp'

interface DayAndTimeProps {
  day: string | null
  time: string | null
}

/** Above a text: where another day begins, a heading that a screen reader can go to, and the time. */
export function DayAndTime({ day, time }: DayAndTimeProps) {
  return (
    <>
      {day && (
        <h2
          className={cn(
            'mt-6 flex items-center gap-3 font-sans text-sm leading-normal font-semibold tracking-normal',
            'before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line'
          )}
        >
          {day}
        </h2>
      )}
      {time && <Stamp className={day ? 'mt-1' : undefined}>{time}</Stamp>}
    </>
  )
}
