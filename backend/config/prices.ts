import env from '#config/env'
import { modelFamilies } from '#config/models'

/**
 * What providers charge, in US dollars, looked up on 2026-11-22; PRICES overrides any of it.
 *
 * SMS, a segment, to and from +1: Twilio's 0.0083 each way, and on the way out the fee of AT&T, 0.0035
 * (twilio.com/en-us/sms/pricing/us, help.twilio.com "Carrier Fees for A2P SMS Services"). Elsewhere prices
 * differ by country and were not looked up: the default is dear, so that a country without a price of its own
 * meets the caps too early, not too late.
 *
 * Language models, a million tokens in, in from the cache, and out, stand in config/models.ts; the default is
 * dear for the same reason. OpenAI's moderation costs nothing.
 */
export const listedPrices = {
  smsOut: { '+1': 0.0118, 'default': 0.12 },
  smsIn: { '+1': 0.0083, 'default': 0.0083 },
  models: {
    ...pricesOf(modelFamilies),
    'omni-moderation-latest': [0, 0, 0],
    'offline': [0, 0, 0],
    'default': [2.5, 2.5, 15],
  } as Record<string, readonly [number, number, number]>,
} as const

/** JSON of the same shape. */
export const ownPrices = env.get('PRICES')

function pricesOf(families: typeof modelFamilies) {
  const priced = Object.entries(families).flatMap(([name, { price }]) =>
    price ? [[name, price] as const] : []
  )
  return Object.fromEntries(priced)
}
