import { safeEqual } from '@adonisjs/core/helpers'
import webhooks from 'twilio/lib/webhooks/webhooks.js'

const { getExpectedTwilioSignature, validateRequest } = webhooks

export type FormFields = Record<string, string | string[]>

/** The form fields of a webhook, empty ones included: the signature covers them all. */
export function parseForm(body: string): FormFields {
  const fields: FormFields = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const known = fields[name]
    if (known === undefined) fields[name] = value
    else fields[name] = Array.isArray(known) ? [...known, value] : [known, value]
  }
  return fields
}

/**
 * `url` is the public address with its query, as the provider called it. Nearly always it is signed exactly
 * so; the package's own check also tries it with and without a port, at the price of a hash each.
 */
export function isSignedByTwilio(
  authToken: string,
  { signature, url, fields }: { signature: string; url: string; fields: FormFields }
): boolean {
  const isExact = safeEqual(getExpectedTwilioSignature(authToken, url, fields), signature)
  return isExact || validateRequest(authToken, signature, url, fields)
}

/** How Twilio posts `fields` to `url`. */
export function signedForm(authToken: string, url: string, fields: FormFields) {
  return {
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Twilio-Signature': signAsTwilio(authToken, url, fields),
    },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  }
}

export function signAsTwilio(authToken: string, url: string, fields: FormFields): string {
  return getExpectedTwilioSignature(authToken, url, fields)
}
