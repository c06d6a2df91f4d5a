import * as z from 'zod/mini'

/** So long a line of the diary may be. */
export const DIARY_LINE_MOST = 300

/** One row of `GET /api/diary` (`{ lines }`): what she wrote down about a day, the latest first. */
export interface DiaryLine {
  id: number
  /** Where the person was: `2026-11-18`. */
  date: string
  text: string
  isEdited: boolean
  /** Of words an AI wrote; absent where the person wrote the line anew. */
  generatedBy?: 'ai'
}

/** `PATCH /api/diary/{id}`; `DELETE /api/diary/{id}` removes a line for good. */
export const diaryLineInput = z.object({
  text: z
    .string('Please write what the day was like')
    .check(
      z.trim(),
      z.minLength(1, 'Please write what the day was like'),
      z.maxLength(DIARY_LINE_MOST, `A line can be at most ${DIARY_LINE_MOST} characters`)
    ),
})
export type DiaryLineInput = z.infer<typeof diaryLineInput>
