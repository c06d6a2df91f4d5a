/** `GET /api/site`: what every page may know. */
export interface Site {
  /** Which providers are stand-ins; the pages say so in a band. */
  simulated: { sms: boolean; ai: boolean; payment: boolean }
  companionNumber: string
  /** Country codes that may sign up, or all of them; the others get a 422. */
  openCountries: string[] | 'all'
}

export const BRAND = 'Everly'
/** Stands in the pages made at build time where the server's own address goes. */
export const PUBLIC_URL_PLACEHOLDER = '__PUBLIC_URL__'
export const SUPPORT_EMAIL = 'support@everly.example'

/** Every path the pages answer on; anything else is a 404, and `redirect` takes only these. */
export const PAGE_PATHS = [
  '/',
  '/customize',
  '/user-dashboard',
  '/dashboard',
  '/settings',
  '/subscription',
  '/checkout',
  '/message-settings',
  '/sms-status',
  '/simulator',
  '/terms',
  '/privacy',
  '/safety',
] as const

/** A same-site path of ours with its query, or null: never another site, never an unknown page. */
export function safeRedirect(target: string | null): string | null {
  if (!target?.startsWith('/') || target.startsWith('//') || target.includes('\\')) return null
  const path = target.split(/[?#]/)[0] ?? ''
  return (PAGE_PATHS as readonly string[]).includes(path) ? target : null
}
