import env from '#config/env'

/**
 * What providers charge, in US dollars, looked up on 2026-11-22; PRICES overrides any of it.
 *
 * SMS, a segment, to and from +1: Twilio's 0.0083 each way, and on the way out the fee of AT&T, 0.0035
 * (twilio.com/en-us/sms/pricing/us, help.twilio.com "Carrier Fees for A2P SMS Services"). Elsewhere prices
 * differ by country and were not looked up: the default is dear, so that a country without a price of its own
 * meets the caps too early, not too late.
 *
 * Language models, a million tokens in and out, without the discount on cached input
 * (openai.com/api/pricing); the default is dear for the same reason. OpenAI's moderation costs nothing.
 */
export const listedPrices = {
  smsOut: { '+1': 0.0118, 'default': 0.12 },
  smsIn: { '+1': 0.0083, 'default': 0.0083 },
  models: {
    'gpt-5-mini': [0.25, 2],
    'gpt-5': [1.25, 10],
    'gpt-4o-mini': [0.15, 0.6],
    'omni-moderation-latest': [0, 0],
    'offline': [0, 0],
    'default': [2.5, 15],
  },
} as const

/** JSON of the same shape. */
export const ownPrices = env.get('PRICES')
