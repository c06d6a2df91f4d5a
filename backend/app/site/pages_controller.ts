import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PAGE_PATHS } from '#app/site/contract'
import { SiteFiles } from '#app/site/site_files'
import { isProduction } from '#config/app'

/** Nothing from elsewhere runs, frames or is loaded. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ')

@inject()
export default class PagesController {
  constructor(private readonly files: SiteFiles) {}

  /** Every page is the same shell; a path that is none of ours says so in its status. */
  show({ request, response }: HttpContext): void {
    const path = request.url().replace(/(?!^)\/+$/, '')
    const isPage = (PAGE_PATHS as readonly string[]).includes(path)
    response.status(isPage ? 200 : 404)
    response.header('Content-Type', 'text/html; charset=utf-8')
    response.header('Cache-Control', 'no-cache')
    const scripts = ["script-src 'self'", ...this.files.inlineScripts].join(' ')
    response.header('Content-Security-Policy', `${POLICY}; ${scripts}`)
    response.header('Referrer-Policy', 'same-origin')
    response.header('X-Content-Type-Options', 'nosniff')
    if (isProduction)
      response.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    response.send(this.files.shell)
  }
}
