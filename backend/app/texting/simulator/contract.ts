import * as z from 'zod/mini'

/** Characters: what a request holds. */
export const LARGEST_MEDIUM = 60_000

const phone = z.string().check(z.regex(/^\+\d{7,15}$/, 'Please enter a valid phone number'))

/** `GET /api/simulator/phones/{phone}`: what this pretend phone shows. */
export interface SimulatedPhone {
  phone: string
  /** The number texts come from and go to. */
  companionNumber: string
  texts: SimulatedText[]
  /** True while a reply is being written for this number, or waits as long as typing it takes. */
  isTyping: boolean
  /** Milliseconds until her reply leaves, or before that until she begins to write. Null without either. */
  nextInMs: number | null
  /** While true the carrier fails every text to this phone. */
  isFailing: boolean
}

export interface SimulatedText {
  sid: string
  /** `mine` was typed on this phone, `theirs` arrived on it. */
  side: 'mine' | 'theirs'
  /** Empty, without pictures: the text was removed. */
  body: string
  pictures: number
  /** For `theirs`: delivered, or undelivered while failing. For `mine`: received once our webhook took it. */
  status: string
  sentAt: string
}

/** `POST /api/simulator/texts`: types a text on a pretend phone; it arrives through the signed webhook. */
export const typedTextInput = z.object({
  phone,
  body: z.string().check(z.maxLength(1600, 'A text can be at most 1600 characters')),
  pictures: z.optional(z.number().check(z.gte(0), z.lte(10), z.refine(Number.isInteger))),
  /** A file to go with it, its bytes in base64. */
  medium: z.optional(
    z.object({
      contentType: z
        .string()
        .check(z.regex(/^[a-z]+\/[\w.+-]{1,60}$/, 'This file type isn’t supported')),
      base64: z.base64().check(z.maxLength(LARGEST_MEDIUM, 'This file is too large')),
    })
  ),
})
export type TypedTextInput = z.infer<typeof typedTextInput>

/** `PUT /api/simulator/phones/{phone}`: the delivery-failure switch. */
export const phoneSettingsInput = z.object({ isFailing: z.boolean() })
export const phoneParam = phone
