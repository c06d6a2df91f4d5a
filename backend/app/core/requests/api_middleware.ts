import { brand } from '#config/brand'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { inject } from '@adonisjs/core'
import { PublicUrl } from '#app/core/answers/public_url'
import { Refusal } from '#app/core/answers/refusal'
import { isProduction } from '#config/app'

const READS = ['GET', 'HEAD', 'OPTIONS']
const OWN_SITE = ['same-origin', 'none']

/** Every call of a browser: another site's page cannot make it. */
@inject()
export default class ApiMiddleware {
  constructor(private readonly publicUrl: PublicUrl) {}

  async handle({ request, response }: HttpContext, next: NextFn): Promise<unknown> {
    response.header('X-Request-Id', request.id() ?? '')
    if (!READS.includes(request.method())) {
      if (!this.#isFromOwnSite(request)) {
        throw new Refusal(403, 'E_OTHER_SITE', `This call can only be made from ${brand} itself.`)
      }
      if (
        hasBytes(request) &&
        !/^application\/json\s*(;|$)/i.test(request.header('content-type') ?? '')
      ) {
        throw new Refusal(415, 'E_NOT_JSON', 'Send JSON.')
      }
    }
    return next()
  }

  #isFromOwnSite(request: HttpContext['request']): boolean {
    const site = request.header('sec-fetch-site')
    if (site) return OWN_SITE.includes(site)
    const origin = request.header('origin')
    if (!origin) return true
    return this.publicUrl.isOrigin(origin, { isNear: !isProduction })
  }
}

/** A call without a body may still announce one of zero bytes. */
function hasBytes(request: HttpContext['request']): boolean {
  return (
    Number(request.header('content-length') ?? 0) > 0 ||
    Boolean(request.header('transfer-encoding'))
  )
}
