import { DAY, HOUR, MINUTE } from './moments.js'

const MINUTES_A_DAY = 24 * 60

/** Instants in epoch milliseconds; `until` is outside. */
export interface Span {
  from: number
  until: number
}

export interface ClockChange {
  at: number
  kind: 'gap' | 'overlap'
  /** `HH:MM` in the middle of what is left out, or comes twice. */
  time: string
}

/**
 * The wall clock of a zone as the platform shows it. Expectations are read off it
 * minute by minute, so that they share nothing with the product's own reckoning.
 */
export class WallClock {
  readonly #format: Intl.DateTimeFormat

  constructor(zone: string) {
    this.#format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
  }

  /** The first minute of each local date that shows a wanted time or, when that is left out, a later one. */
  firstMinutes(times: readonly string[], { from, until }: Span): Map<string, Map<string, number>> {
    const found = new Map(times.map((time) => [time, new Map<string, number>()]))
    // From well before, so that the first date has been seen from its beginning.
    for (let at = from - 2 * DAY; at < until; at += MINUTE) {
      const { date, time: shown } = this.#read(at)
      for (const [time, dates] of found) {
        if (shown >= time && !dates.has(date)) dates.set(date, at)
      }
    }
    for (const dates of found.values()) {
      for (const [date, at] of dates) if (at < from) dates.delete(date)
    }
    return found
  }

  changes({ from, until }: Span): ClockChange[] {
    const found: ClockChange[] = []
    for (let hour = from; hour < until; hour += HOUR) {
      if (this.#shift(hour, hour + HOUR) === 0) continue
      for (let at = hour; at < hour + HOUR; at += MINUTE) {
        const minutes = this.#shift(at, at + MINUTE)
        if (minutes !== 0) found.push(this.#changeAt(at + MINUTE, minutes))
      }
    }
    return found
  }

  #changeAt(at: number, minutes: number): ClockChange {
    const middle = this.#minuteOfDay(at) - minutes / 2
    return { at, kind: minutes > 0 ? 'gap' : 'overlap', time: timeOf(middle + MINUTES_A_DAY) }
  }

  /** By how many minutes the clock was put forward between two instants. */
  #shift(before: number, after: number): number {
    const shown = this.#minuteOfDay(after) - this.#minuteOfDay(before) - (after - before) / MINUTE
    const half = MINUTES_A_DAY / 2
    return ((shown + half + 2 * MINUTES_A_DAY) % MINUTES_A_DAY) - half
  }

  #minuteOfDay(at: number): number {
    const [hour = 0, minute = 0] = this.#read(at).time.split(':').map(Number)
    return hour * 60 + minute
  }

  #read(at: number): { date: string; time: string } {
    const [date = '', time = ''] = this.#format.format(at).split(', ')
    return { date, time }
  }
}

function timeOf(minuteOfDay: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two((minuteOfDay / 60) % 24)}:${two(minuteOfDay % 60)}`
}
