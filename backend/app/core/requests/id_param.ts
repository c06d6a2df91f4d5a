import { LARGEST_ID } from '#app/core/database/largest_id'
import { notFound } from '#app/core/answers/refusal'

/** The id in a path. What is no id at all is as unknown as one that was never given. */
export function idParam(value: unknown): number {
  const id = /^\d{1,16}$/.test(String(value)) ? Number(value) : Number.NaN
  if (!(id > 0 && id <= LARGEST_ID)) throw notFound()
  return id
}
