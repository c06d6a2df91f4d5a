import * as z from 'zod/mini'
import type { Vote } from '#app/models/contract'

export type { Vote }

/** So many moments somebody may have pinned. */
export const MOST_PINNED = 100

/** `PATCH /api/texts/{id}/marks`: only what is named changes; a vote of null takes it back. */
export const marksInput = z.object({
  vote: z.optional(z.nullable(z.enum(['up', 'down'], 'Please choose up or down'))),
  isPinned: z.optional(z.boolean('Please choose pinned or not')),
})
export type MarksInput = z.infer<typeof marksInput>

/** Answered as `{ marks }`. */
export interface Marks {
  vote: Vote | null
  isPinned: boolean
}

/** One row of `GET /api/moments` (`{ moments }`): what somebody pinned, what was said last first. */
export interface PinnedMoment {
  /** Of the text. */
  id: number
  sender: 'user' | 'girlfriend'
  text: string
  /** ISO 8601. */
  saidAt: string
}
