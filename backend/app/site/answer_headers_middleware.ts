import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { PublicUrl } from '#app/core/answers/public_url'
import { type AnswerKind, headersOf, headersOfEveryAnswer } from '#app/core/answers/answer_headers'
import { FILE_PATHS, isStaffPath, pathOf } from '#app/site/contract'
import { isProduction } from '#config/app'

/** Outermost, so that refusals, errors and built files get their headers too. */
@inject()
export default class AnswerHeadersMiddleware {
  constructor(private readonly publicUrl: PublicUrl) {}

  async handle(ctx: HttpContext, next: NextFn): Promise<void> {
    const raw = ctx.response.response
    const isHttps = isProduction && this.publicUrl.isHttps
    // On the bare response: built files are not sent through AdonisJS.
    for (const [name, value] of headersOfEveryAnswer({ isHttps })) raw.setHeader(name, value)
    await next()
    if (raw.headersSent) return
    for (const [name, value] of headersOf(kindOf(ctx))) ctx.response.header(name, value)
  }
}

function kindOf({ request, response }: HttpContext): AnswerKind {
  if (response.getHeader('location')) return 'redirect'
  const path = pathOf(request.url())
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  if (isPage) return isStaffPath(path) ? 'staff page' : 'page'
  return FILE_PATHS.includes(path) ? 'file' : 'data'
}
