import * as z from 'zod/mini'

const SHORTEST = 2
const LONGEST = 200
const HINT = 'Type at least two letters, or a number'

/** `POST /api/admin/search`: not in an address, which is kept in too many places. */
export const searchInput = z.object({
  words: z.string(HINT).check(
    z.overwrite((text) => text.replaceAll('\0', '').toWellFormed()),
    z.trim(),
    z.refine((text) => text.length >= SHORTEST || /^\d$/.test(text), HINT),
    z.maxLength(LONGEST, `A search can be at most ${LONGEST} characters`)
  ),
})

/** A row as its list shows it to this role. */
export interface Hit {
  resource: 'signups' | 'messages' | 'purchases' | 'subscriptions'
  id: number
  values: Record<string, unknown>
}

/** The newest of each, eight at most. */
export interface SearchAnswer {
  people: Hit[]
  texts: Hit[]
  payments: Hit[]
  /** The role finds nobody by name, e-mail or number, and that was asked for. */
  isByIdsOnly: boolean
}
