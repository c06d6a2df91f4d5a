import { DateTime } from 'luxon'

/**
 * Whole years of a person at an instant (epoch ms), on the
 * calendar of their zone (IANA). Negative: not born yet.
 */
export function ageAt(dateOfBirth: string, at: number, timeZone: string): number {
  const today = DateTime.fromMillis(at, { zone: timeZone }).toFormat('yyyy-MM-dd')
  return ageInYears(dateOfBirth, today)
}

/** The instant (epoch ms) at which somebody is so many years old, where they are. */
export function birthdayAt(dateOfBirth: string, years: number, timeZone: string): number {
  const [year = 0, month, day = 1] = dateOfBirth.split('-').map(Number)
  const first = DateTime.fromObject({ year: year + years, month, day: 1 }, { zone: timeZone })
  return first.plus({ days: day - 1 }).toMillis()
}

/** Both dates `YYYY-MM-DD`. Who was born on 29 February is a year older on 1 March. */
export function ageInYears(dateOfBirth: string, date: string): number {
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return date.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
