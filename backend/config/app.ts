import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { defineConfig } from '@adonisjs/core/http'
import proxyAddr from 'proxy-addr'
import { refuseAddress } from '#app/core/answers/refuse_address'
import { publicUrl } from '#config/site'
import env from '#config/env'

/** Good enough to try the product on one's own machine; production refuses to start with it. */
const DEVELOPMENT_KEY = 'a key for development only, refused in production'

export const isProduction = env.get('NODE_ENV') === 'production'
export const hasOwnKey = Boolean(env.get('APP_KEY'))
export const appKey = env.get('APP_KEY') ?? DEVELOPMENT_KEY

/** A key of its own for each purpose, so that one leaking says nothing about the others. */
export function keyFor(purpose: string): Buffer {
  return createHash('sha256').update(`${purpose}:${appKey}`).digest()
}

const lastingKey = env.get('LASTING_KEY') ?? appKey

/**
 * A key for what stands in rows for years, such as the hash of a number. It
 * stays when APP_KEY is changed, once the old APP_KEY was made the LASTING_KEY.
 */
export function lastingKeyFor(purpose: string): Buffer {
  return createHash('sha256').update(`${purpose}:${lastingKey}`).digest()
}

const proxies = (env.get('TRUST_PROXY') ?? '')
  .split(',')
  .map((name) => name.trim())
  .filter(Boolean)

export const http = defineConfig({
  generateRequestId: true,
  useAsyncLocalStorage: false,
  trustProxy: proxies.length > 0 ? proxyAddr.compile(proxies) : () => false,
  onBadUrl: (_request: IncomingMessage, response: ServerResponse) =>
    refuseAddress(response, { isHttps: isProduction && publicUrl?.startsWith('https:') === true }),
  cookie: { httpOnly: true, sameSite: 'lax', secure: isProduction, path: '/' },
})
