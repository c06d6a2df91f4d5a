import * as z from 'zod/mini'

export type FieldErrors = Record<string, string>

/** How every "no" and every failure is told on the wire. */
export const refusalAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  challenge: z.optional(z.string()),
  requestId: z.optional(z.string()),
})
export type RefusalAnswer = z.infer<typeof refusalAnswer>

/**
 * A "no" to a person, in words made for them. Each feature
 * names its own in `errors.ts`; one place renders them.
 */
export class Refusal extends Error {
  errors?: FieldErrors
  retryAfterSeconds?: number
  challenge?: string

  constructor(
    readonly status: number,
    readonly code: string,
    message: string
  ) {
    super(message)
  }

  /** The text for each field of the form. */
  atFields(errors: FieldErrors): this {
    this.errors = errors
    return this
  }

  /** What has to be solved before the same request is tried again. */
  demanding(challenge: string): this {
    this.challenge = challenge
    return this
  }

  retryIn(seconds: number): this {
    this.retryAfterSeconds = Math.max(1, Math.ceil(seconds))
    return this
  }
}

export const unreadable = () => new Refusal(400, 'E_UNREADABLE', 'The request could not be read.')
export const notSignedIn = () => new Refusal(401, 'E_NOT_SIGNED_IN', 'Please log in to continue.')
export const notAllowed = () => new Refusal(403, 'E_NOT_ALLOWED', 'You are not allowed to do this.')
/** To somebody of staff whose session has only the password behind it. */
export const confirmFirst = () =>
  new Refusal(
    403,
    'E_CONFIRM_FIRST',
    'Please open the console first and confirm it’s you with the code we text you.'
  )
/** What is wrong with one field of a form. */
export const invalid = (field: string, message: string) =>
  new Refusal(422, 'E_INVALID', message).atFields({ [field]: message })
export const notFound = () => new Refusal(404, 'E_NOT_FOUND', 'Not found.')
export const tooMany = (retryAfterSeconds: number, message: string) =>
  new Refusal(429, 'E_TOO_MANY', message).retryIn(retryAfterSeconds)
