import { notFound } from '#app/core/refusal'

const LARGEST_ID = 2 ** 31 - 1

/** The id in a path. What is no id at all is as unknown as one that was never given. */
export function idParam(value: unknown): number {
  const id = /^\d{1,10}$/.test(String(value)) ? Number(value) : Number.NaN
  if (!(id > 0 && id <= LARGEST_ID)) throw notFound()
  return id
}
