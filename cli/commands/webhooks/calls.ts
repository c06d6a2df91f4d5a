import { randomBytes } from 'node:crypto'
import type { ApplicationService } from '@adonisjs/core/types'
import { E164 } from '#config/phone_rules'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'
import { readOf } from '../../read_of.js'
import { idOf } from '../../values.js'
import type { Call } from './post_webhook.js'

export interface TriggerOptions {
  from?: string
  body?: string
  id?: string
  status: string
  errorCode?: string
  object?: string
}

/** A text that comes in. */
export async function receivedCall(
  app: ApplicationService,
  { from, body = 'Hello' }: TriggerOptions
): Promise<Call> {
  if (!from || !E164.test(from)) {
    throw new Failure(EXIT.usage, 'Whose text? --from needs a number such as +12025550143.')
  }
  const { companionNumber } = await import('#config/providers')
  const sid = `SM${randomBytes(16).toString('hex')}`
  const fields = { MessageSid: sid, SmsSid: sid, From: from, To: companionNumber, Body: body }
  return formCall(app, { path: '/api/twilio/inbound', fields: { ...fields, NumMedia: '0' } })
}

/** What became of a text of ours. */
export async function statusCall(
  app: ApplicationService,
  { id: given, status, errorCode }: TriggerOptions
): Promise<Call> {
  if (!given) throw new Failure(EXIT.usage, 'Of which text? --id needs the id of a text of ours.')
  const id = idOf(given)
  const { Message } = await import('#app/models/message')
  const text = await Message.findBy({ id, direction: 'outbound' }, await readOf(app))
  if (!text?.messageSid) {
    throw new Failure(EXIT.notFound, `No text ${id} was handed to the provider.`)
  }
  const sid = text.messageSid
  const fields = { MessageSid: sid, SmsSid: sid, MessageStatus: status }
  return formCall(app, {
    path: `/api/twilio/status?id=${id}`,
    fields: { ...fields, ...(errorCode && { ErrorCode: errorCode }) },
  })
}

async function formCall(
  app: ApplicationService,
  { path, fields }: { path: string; fields: Record<string, string> }
): Promise<Call> {
  const { signedForm } = await import('#app/texting/sms/twilio_signature')
  const { WebhookSecret } = await import('#app/texting/sms/webhook_secret')
  const { value } = await app.container.make(WebhookSecret)
  return { path, signedFor: (url) => signedForm(value, url, fields) }
}

const TARGETS: [start: string, key: string][] = [
  ['payment_intent.', 'intentId'],
  ['invoice.', 'invoiceId'],
  ['customer.subscription.', 'subscriptionId'],
]

/**
 * An event of the built-in payment provider. What it names is read again, so it can grant nothing by itself.
 */
export async function paymentCall(
  app: ApplicationService,
  type: string,
  { object }: TriggerOptions
): Promise<Call> {
  const { PaymentGateway } = await import('#app/billing/payments/payment_gateway')
  const { provider } = await app.container.make(PaymentGateway)
  if (provider !== 'test') {
    throw new Failure(EXIT.refused, 'Only events of the built-in payment provider can be made.', {
      fix: `For Stripe: stripe trigger ${type}`,
    })
  }
  const key = TARGETS.find(([start]) => type.startsWith(start))?.[1]
  if (!key) throw new Failure(EXIT.usage, `There is no event ${type}.`)
  if (!object) throw new Failure(EXIT.usage, 'About what? --object needs its id at the provider.')
  const { signTestEvent, testSecret } = await import('#app/billing/test_payments/test_signature')
  const id = `evt_test_${randomBytes(12).toString('hex')}`
  const body = JSON.stringify({ id, type, target: { [key]: object } })
  return {
    path: '/api/stripe/webhook',
    signedFor: () => ({
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signTestEvent(testSecret(), body, Date.now()),
      },
      body,
    }),
  }
}
