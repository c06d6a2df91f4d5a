import * as z from 'zod/mini'

/** What is read of the form that Twilio posts with a text. */
export const inboundFields = z.object({
  MessageSid: z.string().check(z.minLength(1), z.maxLength(64)),
  From: z.string().check(z.regex(/^(?:rcs:)?\+?\d{3,15}$/i)),
  Body: z._default(z.string(), ''),
  OptOutType: z.optional(z.string()),
  NumMedia: z.optional(z.string().check(z.regex(/^\d{0,3}$/))),
})
