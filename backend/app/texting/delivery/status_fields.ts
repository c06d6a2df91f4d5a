import * as z from 'zod/mini'
import { LARGEST_ID } from '#app/core/database/largest_id'

/** What is read of the form that Twilio posts with the state of a text. */
export const statusFields = z.object({
  MessageSid: z.string().check(z.minLength(1), z.maxLength(64)),
  MessageStatus: z.string().check(z.maxLength(32)),
  To: z._default(z.string(), ''),
  From: z._default(z.string(), ''),
  ErrorCode: z.optional(z.string().check(z.regex(/^\d{0,6}$/))),
})

/** Our own id of the text, in the address that we gave Twilio for it. */
export const statusQuery = z.object({
  id: z.coerce.number().check(z.gte(1), z.lte(LARGEST_ID), z.refine(Number.isSafeInteger)),
})
