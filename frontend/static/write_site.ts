import type { Site } from '#app/site/contract'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compress } from './compress.ts'
import { inlinePictures } from './inline_pictures.ts'
import { pageDocument, stillDocument } from './page_document.ts'
import { STATIC_PAGES, type StaticPage } from './pages.ts'

interface Folders {
  /** The built front end. */
  site: string
  /** The program that renders a page, built too; gone afterwards. */
  maker: string
}

interface Maker {
  prerender: (path: string, site: Site) => Promise<string>
  offline: () => string
}

const OFFLINE: StaticPage = {
  path: '/offline',
  file: 'offline',
  title: 'You are offline',
  description: 'Everly could not be reached.',
  isPublic: false,
}

/**
 * Makes the static pages, gives the service worker its list, and compresses everything that is sent as text.
 */
export async function writeSite({ site, maker }: Folders): Promise<void> {
  const template = await readFile(join(site, 'index.html'), 'utf8')
  const { href } = pathToFileURL(join(maker, 'prerender.js'))
  const { prerender, offline } = (await import(href)) as Maker
  await mkdir(join(site, 'pages'))
  const write = (name: string, html: string) => writeFile(join(site, 'pages', `${name}.html`), html)

  for (const page of STATIC_PAGES) {
    // The band of the stand-in stands above everything: pushed in later, it would push the page down.
    for (const [ending, sms] of [
      ['', false],
      ['.simulated', true],
    ] as const) {
      const markup = await inlinePictures(await prerender(page.path, siteWith(sms)), site)
      await write(`${page.file}${ending}`, pageDocument(template, page, markup))
    }
  }
  await write(OFFLINE.file, stillDocument(template, OFFLINE, offline()))
  await listForServiceWorker(site, template)
  await compress(site)
  await rm(maker, { recursive: true })
}

function siteWith(sms: boolean): Site {
  return {
    simulated: { sms, ai: sms, payment: sms },
    companionNumber: '',
    openCountries: 'all',
  }
}

/** The offline page and what it is painted with. The names of the files change with their contents. */
async function listForServiceWorker(site: string, template: string): Promise<void> {
  const assets = [...template.matchAll(/href="(\/assets\/[^"]+\.(?:css|woff2))"/g)]
  const list = [OFFLINE.path, ...assets.map(([, path]) => path ?? '')]
  const page = await readFile(join(site, 'pages', `${OFFLINE.file}.html`))
  const version = createHash('sha256').update(page).digest('hex').slice(0, 12)
  const path = join(site, 'sw.js')
  const worker = await readFile(path, 'utf8')
  await writeFile(
    path,
    worker.replace("'__VERSION__'", `'${version}'`).replace("['__FILES__']", JSON.stringify(list))
  )
}
