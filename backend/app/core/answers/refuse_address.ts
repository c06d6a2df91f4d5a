import type { ServerResponse } from 'node:http'
import { unreadable } from '#app/core/answers/refusal'
import { headersOf, headersOfEveryAnswer } from '#app/core/answers/answer_headers'

const UNREADABLE = JSON.stringify({ success: false, message: unreadable().message })

/** For an address that cannot be decoded: AdonisJS asks for this answer before any middleware runs. */
export function refuseAddress(response: ServerResponse, { isHttps }: { isHttps: boolean }): void {
  const headers = [...headersOfEveryAnswer({ isHttps }), ...headersOf('data')]
  for (const [name, value] of headers) response.setHeader(name, value)
  response.writeHead(400, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(UNREADABLE)
}
