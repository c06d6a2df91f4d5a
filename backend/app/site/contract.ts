import type { Names } from '#app/core/answers/contract'

/** What a provider does for us and a stand-in may do in its place. */
export const STAND_INS = ['sms', 'ai', 'payment'] as const
export type StandIn = (typeof STAND_INS)[number]

/** What the business says of itself in numbers, and on which day that was true. */
export interface SiteFigures {
  /** In words: `Nov 1, 2026`. */
  asOf: string
  /** `10K+` and `users`. */
  items: { figure: string; words: string }[]
}

/** `GET /api/site`: what every page may know. */
export interface Site extends Names {
  /** Which providers are stand-ins; the pages say so in a band. */
  simulated: Record<StandIn, boolean>
  /** Whether every visitor may open the pretend phone; in production it is closed to them. */
  isSimulatorOpen: boolean
  companionNumber: string
  /** Country codes that may sign up, or all of them; the others get a 422. */
  openCountries: string[] | 'all'
  /** Null until an operator has set them: the page then tells what the product knows of itself. */
  figures: SiteFigures | null
}

type Pretended = Pick<Site, 'simulated' | 'isSimulatorOpen'>

/** Those in use. */
export function standInsOf({ simulated }: Pretended): StandIn[] {
  return STAND_INS.filter((part) => simulated[part])
}

/** Names what the band of the stand-ins says, one made at build time for each. */
export function bandKeyOf(site: Pretended): string {
  return [...standInsOf(site), ...(site.isSimulatorOpen ? ['open'] : [])].join(' ')
}

/** Stands in the pages made at build time where the server's own address goes. */
export const PUBLIC_URL_PLACEHOLDER = '__PUBLIC_URL__'

/** Stands in them where nothing is pretended; `pages/bands.json` has what stands there else. */
export const NO_BAND = '<aside aria-label="Notices" class="print:hidden"></aside>'

export const MOST_FIGURES = 4

/** Where the landing page shows them. */
export const FIGURES_STRIP = /<section aria-label="[^"]* in short".*?<\/section>/s

/** Stand in the strip made at build time for so many figures where those of the operator go. */
export function figurePlaceholders(count: number): SiteFigures {
  const items = Array.from({ length: count }, (_, index) => ({
    figure: `__FIGURE_${index}__`,
    words: `__WORDS_${index}__`,
  }))
  return { asOf: '__AS_OF__', items }
}

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
  '/agreed-terms',
  '/message-settings',
  '/sms-status',
  '/diary',
  '/our-year',
  '/simulator',
  '/test-mode',
  '/undo-change',
  '/not-available',
  '/terms',
  '/privacy',
  '/safety',
] as const

/** What a search engine may show; the other pages are somebody's own. */
export const PUBLIC_PAGES: readonly string[] = ['/', '/terms', '/privacy', '/safety']

/** Pages of staff, whose visitors are sent to log in. */
export const STAFF_PATHS = ['/admin', '/sms-multi-user', '/stripe-admin', '/twilio-setup'] as const

/** What the installed app is called. */
export const MANIFEST_PATH = '/manifest.webmanifest'

/** What crawlers and browsers read beside the pages; everybody may keep it. */
export const FILE_PATHS: readonly string[] = ['/robots.txt', '/sitemap.xml', MANIFEST_PATH]

/** Without the slash at its end, which says nothing. */
export function pathOf(url: string): string {
  return url.replace(/(?!^)\/+$/, '')
}

/** Below `/admin` the console has pages of its own, which only its router knows. */
export function isStaffPath(path: string): boolean {
  return (STAFF_PATHS as readonly string[]).includes(path) || path.startsWith('/admin/')
}

/**
 * A same-site path of ours with its query, or null: never another site, never
 * an unknown page, nor `/`, where whoever comes from it already is.
 */
export function safeRedirect(target: string | null): string | null {
  if (!target?.startsWith('/') || target.startsWith('//') || target.includes('\\')) return null
  const path = target.split(/[?#]/)[0] ?? ''
  return path !== '/' && isPlainPage(path) ? target : null
}

/** Names and ids one after the other: nothing that a browser or a server reads as another path. */
const PLAIN_PATH = /^(\/[\w-]+)+$/

function isPlainPage(path: string): boolean {
  return (
    (PAGE_PATHS as readonly string[]).includes(path) || (isStaffPath(path) && PLAIN_PATH.test(path))
  )
}
