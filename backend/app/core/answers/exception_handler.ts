import { brand } from '#config/brand'
import { ExceptionHandler as AdonisExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { isUnavailable } from '#app/core/database/is_unavailable'
import { traceError } from '#app/core/telemetry/traces'
import { notSignedIn, Refusal, type RefusalAnswer, unreadable } from '#app/core/answers/refusal'

const PLAIN: Record<number, string> = {
  400: unreadable().message,
  401: notSignedIn().message,
  404: 'Not found.',
  413: 'The request is too large.',
  415: 'Send JSON.',
  503: `${brand} is restarting. Please try again in a moment.`,
}
const SORRY = 'Something went wrong. Please try again.'

/** Renders every refusal as the wire promises; what nobody foresaw is logged once and told without detail. */
export default class ExceptionHandler extends AdonisExceptionHandler {
  async handle(error: unknown, ctx: HttpContext): Promise<void> {
    if (error instanceof Refusal) return this.#refuse(error, ctx)
    if (await hasLeft(ctx)) return this.#refuse(notSignedIn(), ctx)
    const status = statusOf(error)
    ctx.response.status(status).json({
      success: false,
      message: PLAIN[status] ?? SORRY,
      ...(status >= 500 && { requestId: ctx.request.id() }),
    } satisfies RefusalAnswer)
  }

  async report(error: unknown, ctx: HttpContext): Promise<void> {
    if (error instanceof Refusal || statusOf(error) < 500 || (await hasLeft(ctx))) return
    traceError(error)
    ctx.logger.error(
      { err: error, requestId: ctx.request.id(), route: ctx.route?.pattern },
      'request failed'
    )
  }

  #refuse(refusal: Refusal, { response }: HttpContext): void {
    if (refusal.retryAfterSeconds) response.header('Retry-After', String(refusal.retryAfterSeconds))
    response.status(refusal.status).json({
      success: false,
      message: refusal.message,
      ...(refusal.errors && { errors: refusal.errors }),
      ...(refusal.challenge && { challenge: refusal.challenge }),
    } satisfies RefusalAnswer)
  }
}

/** Whether the account was deleted meanwhile: what was looked for is not there any more. */
async function hasLeft({ auth }: Partial<HttpContext>): Promise<boolean> {
  // A webhook has no session; a database that is away can tell nothing.
  return (
    (await auth
      ?.use('web')
      .hasLeft()
      .catch(() => false)) ?? false
  )
}

function statusOf(error: unknown): number {
  // A body that is not compressed the way its header says.
  if ((error as { code?: string }).code?.startsWith('Z_')) return 400
  // A provider's webhook is told again then.
  if (isUnavailable(error)) return 503
  const status = (error as { status?: number }).status
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500
}
