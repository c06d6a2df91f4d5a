import * as z from 'zod/mini'
import type { PinnedMoment } from '#app/conversations/marks/contract'

/** `GET /api/our-year?year=2026`; without a year the latest with talk. */
export const ourYearInput = z.object({
  year: z.optional(
    z
      .string('Please choose a year')
      .check(z.regex(/^(?:20|21)\d\d$/, 'Please choose a year, such as 2026'))
  ),
})

export interface LongestTalk {
  /** ISO 8601. */
  startedAt: string
  minutes: number
  texts: number
}

/** A calendar year of the two, in the person's zone; the one that is on till today. */
export interface OurYear {
  year: number
  /** Those with talk, the latest first. */
  years: number[]
  /** IANA zone of all days and hours. */
  timeZone: string
  fromYou: number
  fromHer: number
  /** On which the person wrote. */
  daysTalked: number
  firstText: PinnedMoment | null
  longestTalk: LongestTalk | null
  /** The most talked-about first, with the days they came up. */
  subjects: { subject: string; days: number }[]
  /** Her moods by month (`2026-11`), the commonest first. */
  moods: { month: string; moods: { mood: string; days: number }[] }[]
  moments: PinnedMoment[]
  /** What she learned that year and still holds, but for what is grave. */
  memories: { id: number; text: string; savedAt: string }[]
}
