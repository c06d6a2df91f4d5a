import * as z from 'zod/mini'
import type { GirlfriendInput } from '#app/people/girlfriends/contract'

/** Where `GET` answers her as a character card of version 2, and `POST` reads such a card. */
export const CARD_PATH = '/api/girlfriend/card'

/** A card is read as JSON of at most so many characters. */
export const LARGEST_CARD = 60_000

export const NOT_A_CARD =
  'We can’t read this as a character card. It has to be version 2, in a JSON file.'

const words = z._default(z.string(NOT_A_CARD), '')
const list = z._default(z.array(z.string(NOT_A_CARD), NOT_A_CARD), [])

/** What is missing or strange in our own part of a card is as if it was not there. */
const own = z.object({
  age: z.catch(z.optional(z.number()), undefined),
  personality: z.catch(words, ''),
  communicationStyle: z.catch(words, ''),
  relationshipStyle: z.catch(words, ''),
  image: z.catch(words, ''),
  interests: z.catch(list, []),
  keyMemories: z.catch(words, ''),
  memories: z.catch(
    z.array(
      z.object({
        text: z.string(),
        about: z.catch(z.enum(['user', 'girlfriend']), 'user'),
        isPinned: z.catch(z.boolean(), false),
      })
    ),
    []
  ),
})

/** A character card of version 2, as others write it: everything but its name may be missing. */
export const cardInput = z.object({
  spec: z.literal('chara_card_v2', NOT_A_CARD),
  spec_version: z.literal('2.0', NOT_A_CARD),
  data: z.object(
    {
      name: z.string(NOT_A_CARD),
      description: words,
      personality: words,
      scenario: words,
      first_mes: words,
      mes_example: words,
      creator_notes: words,
      system_prompt: words,
      post_history_instructions: words,
      alternate_greetings: list,
      character_book: z.optional(z.unknown()),
      tags: list,
      extensions: z.catch(z.object({ everly: z.catch(z.optional(own), undefined) }), {
        everly: undefined,
      }),
    },
    NOT_A_CARD
  ),
})
export type CardInput = z.infer<typeof cardInput>

export interface CardMemory {
  text: string
  about: 'user' | 'girlfriend'
  isPinned: boolean
}

/** What `POST` answers: nothing is kept yet, it fills in the form. */
export interface CardReading {
  companion: Partial<GirlfriendInput>
  memories: CardMemory[]
  /** What was not taken over, and why: whole sentences. */
  left: string[]
}
