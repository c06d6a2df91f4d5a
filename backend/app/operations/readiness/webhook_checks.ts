import { LOOPBACK } from '#app/core/answers/loopback'
import { type ReadinessCheck, momentOf, tick } from '#app/operations/readiness/item'
import type { ReadinessFacts } from '#app/operations/readiness/readiness_facts'

/** Whether the providers reach us, and we believe only them. */
export function checkWebhooks(facts: ReadinessFacts): ReadinessCheck[] {
  return [
    publicUrl(facts),
    inbound(facts),
    signatures(facts),
    statusCallbacks(facts),
    paymentEvents(facts),
  ]
}

function publicUrl({ publicUrl: address }: ReadinessFacts): ReadinessCheck {
  const url = URL.parse(address ?? '')
  const isReachable =
    url !== null && url.protocol === 'https:' && !LOOPBACK.includes(url.hostname) && hasDomain(url)
  return tick('public_url', isReachable, {
    label: 'Public address',
    ok: `Providers reach us at ${address}.`,
    missing: 'Set PUBLIC_URL to the https address the internet reaches this server by.',
  })
}

/** A bare name is known within one network only. */
function hasDomain({ hostname }: URL): boolean {
  return hostname.includes('.')
}

function inbound({ seen, inboundAddress }: ReadinessFacts): ReadinessCheck {
  return ticksOnceSeen('inbound_webhook', seen.inboundAt, {
    label: 'Incoming messages',
    ok: 'The last text came in at',
    unknown: `No text has come in yet. Enter ${inboundAddress} at Twilio as "A message comes in" (POST).`,
  })
}

/** A wrong signature usually means a wrong PUBLIC_URL or auth token; one accepted later says it is mended. */
function signatures({ webhooks }: ReadinessFacts): ReadinessCheck {
  const { acceptedAt, refused, refusedAt } = webhooks
  const key = 'signatures'
  const label = 'Webhook signatures'
  if (refusedAt === null || acceptedAt !== null) {
    const isChecked = acceptedAt !== null
    const detail = isChecked
      ? `The last signed call was accepted at ${momentOf(acceptedAt)}; ${refused} refused since the start.`
      : 'No webhook has been called since this server started. Run the self-test.'
    return { key, label, state: isChecked ? 'ok' : 'unknown', detail }
  }
  const detail =
    `All ${refused} calls since the start had a wrong signature: PUBLIC_URL must be the address ` +
    "entered at Twilio, letter by letter, and TWILIO_AUTH_TOKEN this account's."
  return { key, label, state: 'missing', detail }
}

function statusCallbacks({ seen }: ReadinessFacts): ReadinessCheck {
  return ticksOnceSeen('status_callbacks', seen.deliveredAt, {
    label: 'Delivery reports',
    ok: 'A delivery was last reported at',
    unknown:
      'No delivery was reported yet. The address is sent along with every text; send a test text.',
  })
}

function paymentEvents({ seen, paymentAddress }: ReadinessFacts): ReadinessCheck {
  return ticksOnceSeen('payment_webhook', seen.paymentEventAt, {
    label: 'Payment events',
    ok: 'The last event came at',
    unknown: `No event has come yet. Enter ${paymentAddress} at Stripe as a webhook endpoint.`,
  })
}

function ticksOnceSeen(
  key: string,
  at: number | null,
  { label, ok, unknown }: { label: string; ok: string; unknown: string }
): ReadinessCheck {
  if (at === null) return { key, label, state: 'unknown', detail: unknown }
  return { key, label, state: 'ok', detail: `${ok} ${momentOf(at)}.` }
}
