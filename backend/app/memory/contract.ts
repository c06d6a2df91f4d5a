import * as z from 'zod/mini'

/** One row of `GET /api/memories` (`{ memories }`): pinned first, then newest. */
export interface Memory {
  id: number
  /** A whole sentence about the user, such as `You live in Lisbon.` */
  text: string
  isPinned: boolean
  /** ISO 8601. */
  savedAt: string
}

const text = z
  .string('Please write what she should remember')
  .check(
    z.trim(),
    z.minLength(1, 'Please write what she should remember'),
    z.maxLength(300, 'A memory holds at most 300 characters')
  )

/** `PATCH /api/memories/{id}`: only what is named changes. `DELETE /api/memories/{id}` forgets it for good. */
export const memoryInput = z.object({
  text: z.optional(text),
  isPinned: z.optional(z.boolean()),
})
export type MemoryInput = z.infer<typeof memoryInput>
