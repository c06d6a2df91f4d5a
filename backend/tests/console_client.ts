import simpleRestProvider from 'ra-data-simple-rest'
import { cookieOf, signedUpUser } from '#tests/world'

export const ADMIN_API = () => `http://${process.env.HOST}:${process.env.PORT}/api/admin`

/** What a call was answered that react-admin would show as a failure. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: { message?: string; errors?: Record<string, string> }
  ) {
    super(`${status} ${body.message}`)
  }
}

/** react-admin's own data provider as a browser with this cookie would use it. */
export function providerOf(cookie: string | null) {
  return simpleRestProvider(ADMIN_API(), (url, options = {}) => callApi(url, options, cookie))
}

export async function callApi(url: string, options: RequestInit, cookie: string | null) {
  const headers = new Headers(options.headers)
  headers.set('origin', new URL(url).origin)
  if (cookie) headers.set('cookie', cookie)
  if (options.body && !headers.has('content-type')) headers.set('content-type', 'application/json')
  const response = await fetch(url, { ...options, headers })
  const body = await response.text()
  const json = JSON.parse(body) as never
  if (response.status >= 400) throw new Refused(response.status, json)
  return { status: response.status, headers: response.headers, body, json }
}

export async function staff(role: 'viewer' | 'support' | 'admin') {
  const { id } = await signedUpUser({ role, email: `${role}@staff.example` })
  const cookie = await cookieOf(id)
  return { id, cookie, provider: providerOf(cookie) }
}

/** The status a call is refused with; 200 when it is not. */
export async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call
    return 200
  } catch (error) {
    if (error instanceof Refused) return error.status
    throw error
  }
}
