import { NAME_SLOTS } from '../../backend/app/core/answers/contract.ts'
import { pageHead } from './page_head.ts'
import type { StaticPage } from './pages.ts'

const MODULES = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/
/**
 * A whole document out of the one Vite made for the app: its own words in the head, its markup in
 * the body. The app starts after the page has been painted, since nothing that is read needs it.
 */
export function pageDocument(template: string, page: StaticPage, markup: string): string {
  const [, entry] = ENTRY.exec(template) ?? []
  if (!entry) throw new Error('The built index.html starts no app')
  return stillDocument(template, page, markup).replace(
    '</head>',
    () => `  ${starter(entry)}\n  </head>`
  )
}

/** The same without the app. */
export function stillDocument(template: string, page: StaticPage, markup: string): string {
  return template
    .replace(MODULES, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace(/<title>.*?<\/title>/s, () => `<title>${page.title} · ${NAME_SLOTS.brand}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start) => start + page.description
    )
    .replace('</head>', () => `  ${pageHead(page)}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
}

/**
 * Once everything has loaded and the first picture really is
 * on the screen; a browser that cannot tell starts at once.
 */
function starter(entry: string): string {
  const code = `addEventListener('load', function () {
  function start() { import('${entry}') }
  if (!window.PerformanceObserver || !/paint/.test(PerformanceObserver.supportedEntryTypes)) return start()
  new PerformanceObserver(function (_, watch) {
    watch.disconnect()
    setTimeout(start)
  }).observe({ type: 'paint', buffered: true })
})`
  return `<script>${code}</script>`
}
