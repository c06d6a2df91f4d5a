import { brand } from '#config/brand'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { PublicUrl } from '#app/core/answers/public_url'
import { Refusal } from '#app/core/answers/refusal'
import { isFromThisMachine } from '#app/core/requests/this_machine'
import { isProduction } from '#config/app'

/** An address of numbers, or a name without a dot: nobody can bring either to another machine by DNS. */
const FIXED_NAME = /^(\[.+\]|[\d.]+|[^.]+)$/
/**
 * Probes and scrapers know a process by its own address; what they get is guarded by itself or says nothing.
 */
const PROBED = /^\/(health\/|metrics$)/
/** Signed over the address we are configured with, whatever a proxy makes of the Host on the way. */
const SIGNED = /^\/api\/(twilio\/(inbound|status)|stripe\/webhook)$/

/**
 * Answers only under our own name. Somebody else's name that leads to this
 * address would make their page, in the eyes of its browser, one of ours.
 */
@inject()
export default class HostMiddleware {
  constructor(private readonly publicUrl: PublicUrl) {}

  handle({ request }: HttpContext, next: NextFn): Promise<unknown> {
    if (!this.#isOurs(request)) {
      throw new Refusal(421, 'E_OTHER_HOST', `${brand} does not answer under this name.`)
    }
    return next()
  }

  #isOurs(request: HttpContext['request']): boolean {
    // Not X-Forwarded-Host: a proxy that is trusted may pass on what a page of that name put there.
    const name = URL.parse(`http://${request.header('host')}`)?.hostname
    if (name === this.publicUrl.name || SIGNED.test(request.url())) return true
    return name !== undefined && FIXED_NAME.test(name) && mayBeNear(request)
  }
}

function mayBeNear(request: HttpContext['request']): boolean {
  return !isProduction || PROBED.test(request.url()) || isFromThisMachine(request.request)
}
