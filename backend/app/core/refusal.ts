export type FieldErrors = Record<string, string>

/** A "no" to a person, in words made for them. Each feature names its own in `errors.ts`; one place renders them. */
export class Refusal extends Error {
  readonly errors?: FieldErrors
  readonly retryAfterSeconds?: number

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    more: { errors?: FieldErrors; retryAfterSeconds?: number } = {}
  ) {
    super(message)
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

export const notSignedIn = () => new Refusal(401, 'E_NOT_SIGNED_IN', 'Please log in to continue.')
export const notAllowed = () => new Refusal(403, 'E_NOT_ALLOWED', 'You are not allowed to do this.')
export const notFound = () => new Refusal(404, 'E_NOT_FOUND', 'Not found.')
export const tooMany = (retryAfterSeconds: number, message: string) =>
  new Refusal(429, 'E_TOO_MANY', message, {
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
  })
