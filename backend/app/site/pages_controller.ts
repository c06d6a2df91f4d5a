import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { pagePolicy } from '#app/site/page_policy'
import type { Encoding, SiteDocument } from '#app/site/site_document'
import { SiteDocuments } from '#app/site/site_documents'
import { isProduction } from '#config/app'
import providers from '#config/providers'

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

@inject()
export default class PagesController {
  constructor(private readonly documents: SiteDocuments) {}

  /** A page made at build time or the shell of the app; a path that is none of ours says so in its status. */
  show({ request, response }: HttpContext): void {
    const path = request.url().replace(/(?!^)\/+$/, '')
    const { status, document } = this.documents.find(path)
    this.#describe(response, document)
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
    response.header('Cache-Control', 'no-cache')
    response.header('Vary', 'Accept-Encoding')
    response.header('ETag', document.etag)
    response.header('Referrer-Policy', 'same-origin')
    response.header('X-Content-Type-Options', 'nosniff')
    if (isProduction)
      response.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  }
}
