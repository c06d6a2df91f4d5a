// Vite reads this before the package's own names mean anything, hence the long way to the contracts.
import { NAME_SLOTS } from '../../backend/app/core/answers/contract.ts'
import { PUBLIC_URL_PLACEHOLDER } from '../../backend/app/site/contract.ts'
import { HOME, type StaticPage } from './pages.ts'

const IMAGE = `${PUBLIC_URL_PLACEHOLDER}/link-preview.png`
const { brand } = NAME_SLOTS
const IMAGE_WORDS = `${brand}: someone who texts you back. An AI companion, by text message.`

/**
 * What a search engine, or a message with a link in it,
 * reads of a page. The server fills in where it is reached.
 */
export function pageHead(page: StaticPage): string {
  if (!page.isPublic) return '<meta name="robots" content="noindex" />'
  const url = `${PUBLIC_URL_PLACEHOLDER}${page.path}`
  const properties = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': url,
    'og:image': IMAGE,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': IMAGE_WORDS,
  }
  return [
    `<link rel="canonical" href="${url}" />`,
    ...Object.entries(properties).map(
      ([name, words]) => `<meta property="${name}" content="${words}" />`
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(page === HOME ? [linkedData()] : []),
  ].join('\n    ')
}

function linkedData(): string {
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    'name': brand,
    'url': `${PUBLIC_URL_PLACEHOLDER}/`,
    'description': HOME.description,
  }
  return `<script type="application/ld+json">${JSON.stringify(site)}</script>`
}
