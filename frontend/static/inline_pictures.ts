import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** React asks for the pictures that are seen first at the very beginning of the markup. */
const ASKED = /^<link rel="preload" as="image" href="([^"]+\.svg)"\/>/

/**
 * Puts the drawings a visitor sees first into the page itself: on
 * a slow line a request of their own takes as long as the page.
 */
export async function inlinePictures(markup: string, site: string): Promise<string> {
  const [link, path] = ASKED.exec(markup) ?? []
  if (!link || !path) return markup
  const drawing = asDataUrl(await readFile(join(site, path), 'utf8'))
  const rest = markup.slice(link.length).replaceAll(` src="${path}"`, () => ` src="${drawing}"`)
  return inlinePictures(rest, site)
}

/** Shorter than base64 once it is compressed. */
function asDataUrl(svg: string): string {
  const text = svg.replace(/\s+/g, ' ').replace(/[%#"<>&]/g, encodeURIComponent)
  return `data:image/svg+xml,${text}`
}
