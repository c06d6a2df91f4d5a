/** `GET /api/site`: what every page may know. */
export interface Site {
  /** Which providers are stand-ins; the pages say so in a band. */
  simulated: { sms: boolean; ai: boolean; payment: boolean }
  companionNumber: string
  /** Country codes that may sign up, or all of them; the others get a 422. */
  openCountries: string[] | 'all'
}

/** Stands in the pages made at build time where the server's own address goes. */
export const PUBLIC_URL_PLACEHOLDER = '__PUBLIC_URL__'

/**
 * Every path the pages answer on, but those of staff;
 * anything else is a 404, and `redirect` takes only these.
 */
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
  '/undo-change',
  '/terms',
  '/privacy',
  '/safety',
] as const

/** Pages of staff, whose visitors are sent to log in. */
export const STAFF_PATHS = ['/admin', '/sms-multi-user', '/stripe-admin', '/twilio-setup'] as const

/** What crawlers read first; everybody may keep it. */
export const CRAWLER_PATHS: readonly string[] = ['/robots.txt', '/sitemap.xml']

/** Without the slash at its end, which says nothing. */
export function pathOf(url: string): string {
  return url.replace(/(?!^)\/+$/, '')
}

/** Below `/admin` the console has pages of its own, which only its router knows. */
export function isStaffPath(path: string): boolean {
  return (STAFF_PATHS as readonly string[]).includes(path) || path.startsWith('/admin/')
}

/** A same-site path of ours with its query, or null: never another site, never an unknown page. */
export function safeRedirect(target: string | null): string | null {
  if (!target?.startsWith('/') || target.startsWith('//') || target.includes('\\')) return null
  const path = target.split(/[?#]/)[0] ?? ''
  return isPlainPage(path) ? target : null
}

/** Names and ids one after the other: nothing that a browser or a server reads as another path. */
const PLAIN_PATH = /^(\/[\w-]+)+$/

function isPlainPage(path: string): boolean {
  return (
    (PAGE_PATHS as readonly string[]).includes(path) || (isStaffPath(path) && PLAIN_PATH.test(path))
  )
}
