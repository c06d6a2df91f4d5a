/** A stretch of one day, `HH:MM` in a person's own time; its end is outside. */
export interface DayHours {
  from: string
  until: string
}

export interface WeekHours {
  weekdays: DayHours
  sunday: DayHours
}

const SUNDAY = 7
const alike = (from: string, until: string): WeekHours => ({
  weekdays: { from, until },
  sunday: { from, until },
})

/**
 * When texts may reach somebody. Outside the hours of
 * `scheduled` a schedule needs their confirmation.
 */
export const HOURS = {
  scheduled: alike('08:00', '21:00'),
  unasked: {
    weekdays: { from: '09:00', until: '20:00' },
    sunday: { from: '12:00', until: '20:00' },
  },
} as const

/** States whose law leaves less; the sections stand in the table of duties. In doubt the shorter hours. */
const STATE_HOURS: Readonly<Record<string, WeekHours>> = {
  CT: alike('09:00', '20:00'),
  FL: alike('08:00', '20:00'),
  MD: alike('08:00', '20:00'),
  MS: alike('08:00', '20:00'),
  NJ: alike('08:00', '20:00'),
  OK: alike('08:00', '20:00'),
  OR: alike('08:00', '20:00'),
  RI: {
    weekdays: { from: '10:00', until: '17:00' },
    sunday: { from: '12:00', until: '17:00' },
  },
  TX: {
    weekdays: { from: '09:00', until: '21:00' },
    sunday: { from: '12:00', until: '21:00' },
  },
  WA: alike('08:00', '20:00'),
}

/** What all of these states leave of those hours. */
export function hoursIn(states: readonly string[], hours: WeekHours): WeekHours {
  const laws = [hours, ...states.flatMap((state) => STATE_HOURS[state] ?? [])]
  return {
    weekdays: common(laws.map(({ weekdays }) => weekdays)),
    sunday: common(laws.map(({ sunday }) => sunday)),
  }
}

/** What holds on every one of these ISO weekdays. */
export function hoursOn(days: readonly number[], { weekdays, sunday }: WeekHours): DayHours {
  const isOnSunday = days.includes(SUNDAY)
  if (!isOnSunday) return weekdays
  return days.length === 1 ? sunday : common([weekdays, sunday])
}

/** `HH:MM` sorts as text. */
function common(hours: readonly DayHours[]): DayHours {
  const [from = ''] = hours
    .map((one) => one.from)
    .sort()
    .reverse()
  const [until = ''] = hours.map((one) => one.until).sort()
  return { from, until }
}
