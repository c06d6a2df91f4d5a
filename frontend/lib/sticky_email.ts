import { stored } from './stored'

const kept = stored(() => sessionStorage, 'email')

/**
 * The `email` query parameter, kept in session storage for the next page. It only decorates links: the
 * session cookie alone says who somebody is, and an address that is not `own` decorates nothing.
 */
export function stickyEmail(query: URLSearchParams, own?: string): string | null {
  const isOwn = (email: string) => !own || email.toLowerCase() === own.toLowerCase()
  const given = query.get('email')
  if (given && isOwn(given)) kept.write(given)
  return [given, kept.read()].find((email) => email && isOwn(email)) ?? null
}

/** `/sms-status` as `/sms-status?email=…`; the bare path when there is no email. */
export function withEmail(path: string, email: string | null): string {
  return email ? `${path}?${new URLSearchParams({ email })}` : path
}

export function forgetEmail(): void {
  kept.write(null)
}
