import { BRAND } from '../../backend/app/site/contract.ts'
import { pageHead } from './page_head.ts'
import type { StaticPage } from './pages.ts'

const MODULES = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/
/** React asks for its pictures at the very beginning of the markup; they belong into the head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*\/>)+/

/**
 * A whole document out of the one Vite made for the app: its own words in the head, its markup in the body. The app
 * starts after the page has been painted, since nothing that is read needs it.
 */
export function pageDocument(template: string, page: StaticPage, markup: string): string {
  const [, entry] = ENTRY.exec(template) ?? []
  if (!entry) throw new Error('The built index.html starts no app')
  const [preloads = ''] = PRELOADS.exec(markup) ?? []
  return stillDocument(template, page, markup.slice(preloads.length)).replace(
    '</head>',
    () => `  ${preloads}\n    ${starter(entry)}\n  </head>`
  )
}

/** The same without the app. */
export function stillDocument(template: string, page: StaticPage, markup: string): string {
  return template
    .replace(MODULES, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace(/<title>.*?<\/title>/s, () => `<title>${page.title} · ${BRAND}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start) => start + page.description
    )
    .replace('</head>', () => `  ${pageHead(page)}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
}

/** Two frames after everything has loaded: the first one paints. */
function starter(entry: string): string {
  return `<script>addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(function(){import('${entry}')})})})</script>`
}
