import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { notFound } from '#app/core/answers/refusal'
import { mayUseSimulator } from '#app/core/sessions/simulator_access'

/** To whom the pretend phones are closed, they do not exist. */
export default class SimulatorMiddleware {
  async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    if (!(await mayUseSimulator(ctx))) throw notFound()
    return next()
  }
}
