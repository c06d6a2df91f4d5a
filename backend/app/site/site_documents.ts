import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicUrl } from '#app/core/answers/public_url'
import {
  bandKeyOf,
  figurePlaceholders,
  FIGURES_STRIP,
  isStaffPath,
  MANIFEST_PATH,
  NO_BAND,
  PAGE_PATHS,
  PUBLIC_URL_PLACEHOLDER,
  type Site,
  standInsOf,
} from '#app/site/contract'
import { fillNames, fillNamesOfJson, markupOf } from '#app/core/answers/fill_names'
import { SiteDocument } from '#app/site/site_document'

/** The pages made at build time; every other page starts from the empty shell. */
const STATIC: Record<string, string> = {
  '/': 'home',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/safety': 'safety',
  '/offline': 'offline',
}
const UNBUILT =
  '<!doctype html><title>__BRAND__</title><p>The pages are not built yet: npm run build'

interface Found {
  status: 200 | 404
  document: SiteDocument
}

/** Which document answers which path, filled in with where we are reached and what every page may know. */
export class SiteDocuments {
  readonly #known = new Map<string, SiteDocument>()

  constructor(
    private readonly directory: string,
    private readonly site: Site,
    private readonly publicUrl: PublicUrl
  ) {}

  find(path: string): Found {
    const isOurs = path in STATIC || this.#isPage(path)
    if (!isOurs && !isStaffPath(path)) return { status: 404, document: this.#document('not_found') }
    return { status: 200, document: this.#document(STATIC[path]) }
  }

  /** The conversation for whoever is logged in: a shell that asks for the talk while its code is coming. */
  findTalk(): Found {
    return { status: 200, document: this.#document('talk') }
  }

  /** What the installed app is called; null without a build. */
  findManifest(): string | null {
    const path = join(this.directory, MANIFEST_PATH)
    return existsSync(path) ? fillNamesOfJson(readFileSync(path, 'utf8'), this.site) : null
  }

  /** The page about the stand-ins is there while one is in use. */
  #isPage(path: string): boolean {
    const isMissing = path === '/test-mode' && standInsOf(this.site).length === 0
    return (PAGE_PATHS as readonly string[]).includes(path) && !isMissing
  }

  #document(name = 'shell'): SiteDocument {
    // The port that is part of the address is known only once we listen.
    const key = `${name} ${this.publicUrl.base}`
    const document = this.#known.get(key) ?? new SiteDocument(this.#fill(this.#read(name)))
    this.#known.set(key, document)
    return document
  }

  #read(name: string): string {
    const path = [`pages/${name}.html`, 'index.html']
      .map((file) => join(this.directory, file))
      .find((file) => existsSync(file))
    if (!path) return UNBUILT
    return readFileSync(path, 'utf8')
      .replace(NO_BAND, () => this.#band())
      .replace(FIGURES_STRIP, (strip) => this.#strip() ?? strip)
  }

  /** With the figures of the operator, or undefined where none are set: the page has one of its own. */
  #strip(): string | undefined {
    const { figures } = this.site
    const path = join(this.directory, 'pages', 'strips.json')
    if (!figures || !existsSync(path)) return undefined
    const strips = JSON.parse(readFileSync(path, 'utf8')) as string[]
    const slots = figurePlaceholders(figures.items.length)
    const filled = (strip: string | undefined, [slot = '', text = '']: string[]) =>
      strip?.replaceAll(slot, () => markupOf(text))
    return [
      [slots.asOf, figures.asOf],
      ...slots.items.flatMap(({ figure, words }, index) => [
        [figure, figures.items[index]?.figure ?? ''],
        [words, figures.items[index]?.words ?? ''],
      ]),
    ].reduce<string | undefined>(filled, strips[figures.items.length - 1])
  }

  /** Part of the markup: pushed in later, the band of the stand-ins would push the page down. */
  #band(): string {
    const path = join(this.directory, 'pages', 'bands.json')
    const bands = existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>)
      : {}
    return bands[bandKeyOf(this.site)] ?? NO_BAND
  }

  #fill(html: string): string {
    const known = JSON.stringify(this.site).replace(/</g, '\\u003c')
    return fillNames(html, this.site)
      .replaceAll(PUBLIC_URL_PLACEHOLDER, escape(this.publicUrl.base))
      .replace(
        '</head>',
        () => `  <script type="application/json" id="site">${known}</script>\n  </head>`
      )
  }
}

/** For an attribute, and for JSON within a script element. */
function escape(text: string): string {
  return text.replace(/[&<>"'\\]/g, (character) => encodeURIComponent(character))
}
