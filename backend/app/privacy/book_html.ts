import { brand } from '#config/brand'
import { DateTime } from 'luxon'
import { markupOf } from '#app/core/answers/fill_names'
import { BOOK_PORTRAIT } from '#app/privacy/contract'
import { BOOK_STYLE } from '#app/privacy/book_style'

/** Nothing is run and nothing is loaded, whatever somebody once wrote. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

/** Anybody's words as text of the page. */
export function escaped(text: string): string {
  return markupOf(text.toWellFormed())
}

export interface Cover {
  /** Null before she exists. */
  herName: string | null
  timeZone: string
  madeAt: number
  /** Of the first and the latest text; null while there is none. */
  span: { from: number; until: number } | null
}

/** `November 18, 2026` */
export function longDay(instant: number, timeZone: string): string {
  return momentIn(instant, timeZone).toFormat('LLLL d, yyyy')
}

/** `Wednesday, November 18, 2026` */
export function weekdayOf(instant: number, timeZone: string): string {
  return momentIn(instant, timeZone).toFormat('cccc, LLLL d, yyyy')
}

/** `8:02 AM` */
export function clockOf(instant: number, timeZone: string): string {
  return momentIn(instant, timeZone).toFormat('h:mm a')
}

function momentIn(instant: number, zone: string): DateTime {
  return DateTime.fromMillis(instant, { zone, locale: 'en-US' })
}

/** Everything before the first chapter. */
export function bookStart(
  cover: Cover,
  chapters: readonly { id: string; title: string }[]
): string {
  const title = escaped(cover.herName ? `You and ${cover.herName}` : `Your ${brand}`)
  const made = longDay(cover.madeAt, cover.timeZone)
  const links = chapters.map(({ id, title: words }) => `<li><a href="#${id}">${words}</a></li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${title}</title>
<style>${BOOK_STYLE}</style>
</head>
<body>
<header>
${BOOK_PORTRAIT}
<h1>${title}</h1>
<p>${escaped(daysOf(cover))}</p>
<p class="ai">${escaped(aiNotice(cover))}</p>
<p class="muted">Made on ${made} with ${escaped(brand)}. All times are in
${escaped(cover.timeZone.replaceAll('_', ' '))}. This file is not protected by a password.</p>
<nav aria-label="Contents"><ul>${links.join('')}</ul></nav>
</header>
<main>
`
}

export const BOOK_END = '</main>\n</body>\n</html>\n'

function daysOf({ span, timeZone }: Cover): string {
  if (!span) return 'No texts yet.'
  const [from, until] = [span.from, span.until].map((instant) => longDay(instant, timeZone))
  return from === until ? `${from}` : `${from} to ${until}`
}

function aiNotice({ herName }: Cover): string {
  const name = herName ?? 'The companion'
  return (
    `${name} is an AI companion. Her texts and her diary in this book were written by an AI, ` +
    'not by a person. They are marked with “AI”.'
  )
}
