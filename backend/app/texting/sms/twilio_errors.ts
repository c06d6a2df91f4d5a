import { isPassing } from '#app/texting/sms/error_codes'
import { SmsGatewayError } from '#app/texting/sms/sms_gateway'

const TOO_MANY_REQUESTS = 20429
/** Errors of the connection itself: our words never left. */
const NOTHING_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** Nobody there proved to be the provider: the words of OpenSSL and of Node. */
const UNTRUSTED =
  /^(?:CERT_|CRL_|ERR_TLS_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|INVALID_(?:CA|PURPOSE)|HOSTNAME_)/

export function askedToWait(answer: { body: unknown; headers: unknown }): SmsGatewayError {
  const { code } = (answer.body ?? {}) as TwilioError
  const seconds = Number((answer.headers as Record<string, unknown>)['retry-after'])
  return new SmsGatewayError('not_sent', typeof code === 'number' ? code : TOO_MANY_REQUESTS, {
    ...(seconds > 0 && { retryAfterMs: Math.ceil(seconds * 1000) }),
  })
}

type SendOutcome = SmsGatewayError['outcome']

export interface TwilioError {
  status?: number
  code?: number | string
}

/** The page of whoever stands before the provider and lets nothing through, or of another server. */
const BARRED = new Set([401, 403, 404, 405, 407])

/**
 * 429 and the errors of a connection never made: nothing went out. Other 4xx: refused for good, if the
 * provider says so, whose answers have a code; without one it never got there, or nobody knows.
 * A timeout, a connection that broke off or a 5xx: nobody knows.
 */
export function translated(error: unknown): SmsGatewayError {
  if (error instanceof SmsGatewayError) return error
  const { code } = error as TwilioError
  const errorCode = typeof code === 'number' ? code : null
  return new SmsGatewayError(outcomeOf(error as TwilioError, errorCode), errorCode, {
    cause: error,
  })
}

function outcomeOf({ status = 0, code }: TwilioError, errorCode: number | null): SendOutcome {
  if (neverConnected(code) || status === 429 || isPassing(errorCode)) return 'not_sent'
  if (errorCode === null) return BARRED.has(status) ? 'not_sent' : 'in_doubt'
  return Math.floor(status / 100) === 4 ? 'refused' : 'in_doubt'
}

function neverConnected(code: TwilioError['code']): boolean {
  return typeof code === 'string' && (NOTHING_SENT.has(code) || UNTRUSTED.test(code))
}

/** The provider itself says that there is no such thing. */
export function isUnknown(error: unknown): boolean {
  const { status, code } = error as TwilioError
  return status === 404 && typeof code === 'number'
}

/** The SDK's own errors carry the request, and with it our secret: none of them leaves this file. */
export async function translating<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw translated(error)
  }
}
