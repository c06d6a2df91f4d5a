import * as z from 'zod'
import { brand } from '#config/brand'
import { withBrand } from '#app/language/brand_gap'
import { loadWords } from '#app/language/words'

const some = z.array(z.string()).min(1)

/** The names of the demo's customers. */
export const NAMES = loadWords('demo/people.txt', z.strictObject({ first: some, last: some }))

/** What they say to each other, with gaps for the names. */
export const TALK = loadWords(
  'demo/talk.yaml',
  z.strictObject({
    exchanges: z.array(z.strictObject({ me: z.string(), her: z.string() })).min(1),
    ...{ firstText: z.string(), hello: z.string() },
    ...{ stop: z.string(), stopAnswer: z.string().transform((answer) => withBrand(answer, brand)) },
    ...{ crisis: z.string(), crisisAnswer: z.string() },
    ...{ explicit: z.string(), explicitAnswer: z.string(), reported: z.string() },
    ...{ notes: some, waiting: z.string() },
  })
)

/** What she remembers of the member. */
export const MEMORIES = loadWords(
  'demo/memories.yaml',
  z.array(
    z.strictObject({
      ...{ told: z.string(), slot: z.string(), text: z.string() },
      isPinned: z.boolean(),
      overDaysAgo: z.optional(z.number()),
    })
  )
)
