import { NAME_SLOTS } from '../../backend/app/core/answers/contract.ts'
import {
  bandKeyOf,
  figurePlaceholders,
  FIGURES_STRIP,
  MOST_FIGURES,
  NO_BAND,
  STAND_INS,
  type Site,
} from '../../backend/app/site/contract.ts'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compress } from './compress.ts'
import { inlinePictures } from './inline_pictures.ts'
import { pageDocument, stillDocument } from './page_document.ts'
import { talkDocument } from './talk_document.ts'
import { STATIC_PAGES, type StaticPage } from './pages.ts'

interface Built {
  /** The built front end. */
  site: string
  /** The program that renders a page, built too; gone afterwards. */
  maker: string
  /** What the conversation loads. */
  scriptsOfTalk: readonly string[]
}

interface Maker {
  prerender: (path: string, site: Site) => Promise<string>
  offline: () => string
}

const BAND = /<aside aria-label="Notices" class="print:hidden">.*?<\/aside>/s

const OFFLINE: StaticPage = {
  path: '/offline',
  file: 'offline',
  title: 'You are offline',
  description: `${NAME_SLOTS.brand} could not be reached.`,
  isPublic: false,
}

/**
 * Makes the static pages, gives the service worker its list, and compresses everything that is sent as text.
 */
export async function writeSite({ site, maker, scriptsOfTalk }: Built): Promise<void> {
  const template = await readFile(join(site, 'index.html'), 'utf8')
  const { href } = pathToFileURL(join(maker, 'prerender.js'))
  const { prerender, offline } = (await import(href)) as Maker
  await mkdir(join(site, 'pages'))
  const write = (name: string, html: string) => writeFile(join(site, 'pages', `${name}.html`), html)

  for (const page of STATIC_PAGES) {
    const markup = await inlinePictures(await prerender(page.path, pretending(0)), site)
    if (!markup.includes(NO_BAND)) throw new Error(`${page.path} has no place for the band`)
    await write(page.file, pageDocument(template, page, markup))
  }
  await write('talk', talkDocument(template, scriptsOfTalk))
  const bands = JSON.stringify(await bandsOf(prerender))
  await writeFile(join(site, 'pages', 'bands.json'), bands)
  await writeFile(join(site, 'pages', 'strips.json'), JSON.stringify(await stripsOf(prerender)))
  await write(OFFLINE.file, stillDocument(template, OFFLINE, offline()))
  await listForServiceWorker(site, template)
  await compress(site)
  await rm(maker, { recursive: true })
}

/** What stands above every page, for each set of stand-ins that may be in use. */
async function bandsOf(prerender: Maker['prerender']): Promise<Record<string, string>> {
  const bands: Record<string, string> = {}
  for (let bits = 1; bits < 2 ** (STAND_INS.length + 1); bits++) {
    const site = pretending(bits)
    const [band] = BAND.exec(await prerender('/404', site)) ?? []
    if (!band) throw new Error('The frame of the pages has no band')
    bands[bandKeyOf(site)] = band
  }
  return bands
}

/** The strip of the landing page for one figure, two figures and so on. */
async function stripsOf(prerender: Maker['prerender']): Promise<string[]> {
  const strips: string[] = []
  for (let count = 1; count <= MOST_FIGURES; count++) {
    const site = { ...pretending(0), figures: figurePlaceholders(count) }
    const [strip] = FIGURES_STRIP.exec(await prerender('/', site)) ?? []
    if (!strip) throw new Error('The landing page has no strip of figures')
    strips.push(strip)
  }
  return strips
}

/** A bit for each stand-in, the last for the pretend phone being open. */
function pretending(bits: number): Site {
  const has = (index: number) => Boolean(bits & (1 << index))
  const [sms, ai, payment] = STAND_INS.map((_, index) => has(index))
  return {
    simulated: { sms: sms ?? false, ai: ai ?? false, payment: payment ?? false },
    isSimulatorOpen: has(STAND_INS.length),
    companionNumber: '',
    openCountries: 'all',
    figures: null,
    ...NAME_SLOTS,
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
