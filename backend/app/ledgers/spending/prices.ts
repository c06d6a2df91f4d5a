import * as z from 'zod/mini'

/**
 * US dollars: a segment by country code; by model, a million tokens in and out, or in, in from the provider's
 * cache and out; `default` for all others.
 */
const price = z.number().check(z.gte(0))
const modelPrice = z.union([z.tuple([price, price]), z.tuple([price, price, price])])
const pricesShape = z.strictObject({
  smsOut: z.optional(z.record(z.string(), price)),
  smsIn: z.optional(z.record(z.string(), price)),
  models: z.optional(z.record(z.string(), modelPrice)),
})

type Rates = Readonly<Record<string, number>>
interface Listed {
  smsOut: Rates
  smsIn: Rates
  models: Readonly<Record<string, readonly number[]>>
}

/** What a call of a language model took; `cachedTokens` are among `promptTokens`. */
export interface Tokens {
  promptTokens: number
  cachedTokens: number
  completionTokens: number
}

/** What something costs, in millionths of a US dollar. */
export interface Prices {
  /** One segment to, or from, this number (E.164). */
  segmentMicros(direction: 'out' | 'in', phone: string): number
  /** One call of a language model. */
  callMicros(model: string, usage: Tokens): number
}

const MICROS = 1_000_000
const LONGEST_CODE = 5
const DATED = /^-\d{4}(?:-?\d{2}){0,2}$/

/** The listed prices with what the operator overrides, as JSON of the same shape. Throws when it is none. */
export function pricesWith(listed: Listed, overrides: string | undefined): Prices {
  const own = readOverrides(overrides)
  const rates = { out: { ...listed.smsOut, ...own.smsOut }, in: { ...listed.smsIn, ...own.smsIn } }
  const models = { ...listed.models, ...own.models }
  return {
    segmentMicros: (direction, phone) => Math.round(rateFor(rates[direction], phone) * MICROS),
    // A price for a million tokens in dollars is the price of one in millionths.
    callMicros: (model, { promptTokens, cachedTokens, completionTokens }) => {
      const listedRates = models[modelIn(models, model)] ?? []
      const [inward = 0, outward = 0, cached = inward] =
        listedRates.length === 3 ? [listedRates[0], listedRates[2], listedRates[1]] : listedRates
      const fresh = inward * (promptTokens - cachedTokens)
      return Math.ceil(fresh + cached * cachedTokens + outward * completionTokens)
    },
  }
}

function readOverrides(overrides: string | undefined): z.infer<typeof pricesShape> {
  if (!overrides) return {}
  try {
    return pricesShape.parse(JSON.parse(overrides))
  } catch {
    throw new Error(
      'PRICES must be JSON such as {"smsOut":{"+1":0.0118},"smsIn":{},"models":{"gpt-6-luna":[0.1,0.01,0.5]}}'
    )
  }
}

/** The longest country code, or beginning of a number, that is listed. */
function rateFor(rates: Rates, phone: string): number {
  for (let length = LONGEST_CODE; length > 1; length--) {
    const rate = rates[phone.slice(0, length)]
    if (rate !== undefined) return rate
  }
  return rates.default ?? 0
}

/** Providers answer with the dated name of a model: `gpt-5-mini-2025-08-07`. */
function modelIn(models: Listed['models'], model: string): string {
  const isOf = (name: string) =>
    model === name || (model.startsWith(name) && DATED.test(model.slice(name.length)))
  return Object.keys(models).find(isOf) ?? 'default'
}
