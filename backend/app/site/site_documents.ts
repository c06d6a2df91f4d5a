import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicUrl } from '#app/core/answers/public_url'
import { isStaffPath, PAGE_PATHS, PUBLIC_URL_PLACEHOLDER, type Site } from '#app/site/contract'
import { SiteDocument } from '#app/site/site_document'

/** The pages made at build time; every other page starts from the empty shell. */
const STATIC: Record<string, string> = {
  '/': 'home',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/safety': 'safety',
  '/offline': 'offline',
}
const UNBUILT = '<!doctype html><title>Everly</title><p>The pages are not built yet: npm run build'

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
    const isOurs = path in STATIC || (PAGE_PATHS as readonly string[]).includes(path)
    if (!isOurs && !isStaffPath(path)) return { status: 404, document: this.#document('not_found') }
    return { status: 200, document: this.#document(STATIC[path]) }
  }

  #document(name = 'shell'): SiteDocument {
    // The port that is part of the address is known only once we listen.
    const key = `${name} ${this.publicUrl.base}`
    const document = this.#known.get(key) ?? new SiteDocument(this.#fill(this.#read(name)))
    this.#known.set(key, document)
    return document
  }

  /** The band of the stand-in is part of the markup, so each static page was made with and without it. */
  #read(name: string): string {
    const { sms } = this.site.simulated
    const candidates = [`pages/${name}${sms ? '.simulated' : ''}.html`, `pages/${name}.html`]
    const path = [...candidates, 'index.html']
      .map((file) => join(this.directory, file))
      .find((file) => existsSync(file))
    return path ? readFileSync(path, 'utf8') : UNBUILT
  }

  #fill(html: string): string {
    const known = JSON.stringify(this.site).replace(/</g, '\\u003c')
    return html
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
