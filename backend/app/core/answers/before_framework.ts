import type { ServerResponse } from 'node:http'
import app from '@adonisjs/core/services/app'
import { headersOf, headersOfEveryAnswer } from '#app/core/answers/answer_headers'
import type { PublicUrl } from '#app/core/answers/public_url'
import { httpRequests } from '#app/core/telemetry/meters'
import { traceDone } from '#app/core/telemetry/traces'
import { isProduction } from '#config/app'

type Controller<Made> = new (...parts: never[]) => Made

/** Makes the controller of a route for each request, as its route does. */
export function controllerOf<Made>(
  load: () => Promise<{ default: Controller<Made> }>
): () => Promise<Made> {
  let controller: Controller<Made> | undefined
  return async () => {
    // Even a module that is there already takes longer to import than all the rest.
    if (!controller) {
      const loaded = await load()
      controller = loaded.default
    }
    return app.container.make(controller)
  }
}

/** With the headers the framework would send, and without its price. */
export function answerData(
  response: ServerResponse,
  publicUrl: PublicUrl,
  { status, headers, body }: { status: number; headers: Record<string, string>; body?: string }
): void {
  const isHttps = isProduction && publicUrl.isHttps
  const usual = [...headersOfEveryAnswer({ isHttps }), ...headersOf('data')]
  response.writeHead(status, { ...Object.fromEntries(usual), ...headers }).end(body)
}

/** Counted and traced as the framework's own requests are. */
export function observeRequest(
  { method, route, status }: { method: string; route: string; status: number },
  since: number
): void {
  const tookMs = performance.now() - since
  httpRequests.observe({ method, route, status: String(status) }, tookMs / 1000)
  const facts = { 'http.route': route, 'http.response.status_code': status }
  traceDone(`${method} ${route}`, facts, tookMs)
}
