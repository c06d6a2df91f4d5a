/** What an answer is, as far as browsers and caches between us treat it differently. */
export type AnswerKind =
  | 'page'
  | 'staff page'
  | 'redirect'
  /** Built under a name that changes with its bytes. */
  | 'asset'
  | 'file'
  /** Calls, exports, health, figures and webhooks: what only the one who asked may read. */
  | 'data'

/** Sent with every answer, whatever it is and however it ends. */
const EVERY_ANSWER = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Windows of the payment provider, opened from the checkout, still find their way back.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
}
const ONLY_HTTPS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
const YEAR_SECONDS = 365 * 24 * 60 * 60
/** What is no page runs nothing, even when a browser is led to show it as one. */
const NOTHING_RUNS = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" }

/** A page's own policy depends on its scripts and stands in page_policy.ts. */
const BY_KIND: Record<AnswerKind, Record<string, string>> = {
  'page': { 'Cache-Control': 'no-cache' },
  'staff page': { 'Cache-Control': 'private, no-cache' },
  'redirect': { 'Cache-Control': 'private, no-store', ...NOTHING_RUNS },
  'asset': { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` },
  'file': { 'Cache-Control': 'no-cache' },
  'data': { 'Cache-Control': 'no-store', ...NOTHING_RUNS },
}

/** `isHttps`: browsers may be told to come by https alone from now on. */
export function headersOfEveryAnswer({ isHttps }: { isHttps: boolean }): [string, string][] {
  return Object.entries(isHttps ? { ...EVERY_ANSWER, ...ONLY_HTTPS } : EVERY_ANSWER)
}

export function headersOf(kind: AnswerKind): [string, string][] {
  return Object.entries(BY_KIND[kind])
}
