import * as z from 'zod/mini'

/** One row of `GET /api/memories` (`{ memories }`): pinned first, then newest; what is over comes last. */
export interface Memory {
  id: number
  /**
   * A whole sentence about the user, such as `You live in Lisbon.`, or about her, such as `She likes rain.`
   */
  text: string
  isPinned: boolean
  /** ISO 8601: when she learned it. */
  savedAt: string
  about: 'user' | 'girlfriend'
  /** ISO 8601: since when it holds no longer; null while it does. */
  heldUntil: string | null
}

/** So many memories somebody may add by hand; what she learns from texts does not count. */
export const MOST_BY_HAND = 200

const text = z
  .string('Please write what she should remember')
  .check(
    z.trim(),
    z.minLength(1, 'Please write what she should remember'),
    z.maxLength(300, 'A memory can be at most 300 characters')
  )

/**
 * `PATCH /api/memories/{id}`: only what is named changes. `DELETE /api/memories/{id}` forgets it for good.
 */
export const memoryInput = z.object({
  text: z.optional(text),
  isPinned: z.optional(z.boolean()),
})
export type MemoryInput = z.infer<typeof memoryInput>

/** `POST /api/memories`: something she should remember about the person. */
export const newMemoryInput = z.object({ text })

/** `POST /api/memories/many`: those of a character card; what cannot be kept is passed over. */
export const manyMemoriesInput = z.object({
  memories: z
    .array(
      z.object({ text, about: z.enum(['user', 'girlfriend']), isPinned: z.boolean() }),
      'Please write what she should remember'
    )
    .check(z.maxLength(MOST_BY_HAND, `You can add ${MOST_BY_HAND} memories by hand.`)),
})
export type ManyMemoriesInput = z.infer<typeof manyMemoriesInput>
