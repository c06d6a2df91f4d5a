import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/answers/refusal'
import { mayUseSimulator } from '#app/core/sessions/simulator_access'
import { pathOf, PUBLIC_PAGES, safeRedirect } from '#app/site/contract'
import { pagePolicy } from '#app/site/page_policy'
import type { Encoding, SiteDocument } from '#app/site/site_document'
import { SiteDocuments } from '#app/site/site_documents'
import providers from '#config/providers'

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

const NO_PAGE = '/no_such_page'

interface Page {
  path: string
  status: number
  document: SiteDocument
}

@inject()
export default class PagesController {
  constructor(private readonly documents: SiteDocuments) {}

  /** A page made at build time or the shell of the app; a path that is none of ours says so in its status. */
  show(ctx: HttpContext): void {
    const path = pathOf(ctx.request.url())
    this.#send(ctx, { path, ...this.documents.find(path) })
  }

  /** `GET /manifest.webmanifest` */
  manifest({ response }: HttpContext): void {
    const manifest = this.documents.findManifest()
    if (!manifest) throw notFound()
    response.header('Content-Type', 'application/manifest+json').send(manifest)
  }

  /** The pretend phones; a page that is none of ours to whom they are closed. */
  async showSimulator(ctx: HttpContext): Promise<void> {
    const path = (await mayUseSimulator(ctx)) ? pathOf(ctx.request.url()) : NO_PAGE
    this.#send(ctx, { path, ...this.documents.find(path) })
    ctx.response.header('Vary', 'Accept-Encoding, Cookie')
  }

  /** The conversation: a visitor has nothing to read early, and is sent to log in by the app. */
  async showTalk(ctx: HttpContext): Promise<void> {
    const path = pathOf(ctx.request.url())
    const isHere = await ctx.auth.use('web').check()
    this.#send(ctx, { path, ...(isHere ? this.documents.findTalk() : this.documents.find(path)) })
    ctx.response.header('Vary', 'Accept-Encoding, Cookie')
  }

  /**
   * A page of staff: a visitor logs in first, a member may not
   * see it. What staff may do each call decides for itself.
   */
  async showToStaff(ctx: HttpContext): Promise<void> {
    const { auth, request, response } = ctx
    const guard = auth.use('web')
    if (!(await guard.check())) return response.redirect(loginFor(request))
    const path = pathOf(request.url())
    const isStaff = guard.getUserOrFail().grantedRole !== 'user'
    const { status, document } = this.documents.find(path)
    this.#send(ctx, { path, document, status: isStaff ? status : 403 })
    response.header('Vary', 'Accept-Encoding, Cookie')
  }

  #send({ request, response }: HttpContext, { path, status, document }: Page): void {
    this.#describe(response, document)
    if (!PUBLIC_PAGES.includes(path)) response.header('X-Robots-Tag', 'noindex')
    const { inlineScripts } = document
    const policy = pagePolicy({ path, inlineScripts, paymentDriver: providers.payment.driver })
    response.header('Content-Security-Policy', policy)
    const isKnown = status === 200 && request.header('if-none-match')?.includes(document.etag)
    if (isKnown) return response.status(304).send(null)
    const encoding = (request.encoding(ENCODINGS) ?? 'identity') as Encoding
    if (encoding !== 'identity') response.header('Content-Encoding', encoding)
    response.status(status).send(document.body(encoding))
  }

  #describe(response: HttpContext['response'], document: SiteDocument): void {
    response.header('Content-Type', 'text/html; charset=utf-8')
    response.header('Vary', 'Accept-Encoding')
    response.header('ETag', document.etag)
  }
}

/** Where a visitor logs in and comes back from to the page they asked for. */
function loginFor(request: HttpContext['request']): string {
  const path = pathOf(request.url())
  const query = request.parsedUrl.query
  const asked = safeRedirect(query ? `${path}?${query}` : path) ?? '/admin'
  return `/?redirect=${encodeURIComponent(asked).replaceAll('%2F', '/')}`
}
