import type { Costs, CostsOfMany, CostsOfPerson, Money } from '#app/console/calls/contract'

const PROMPT = '2f1c9a07'
const LUNA = { model: 'gpt-6-luna', promptVersion: PROMPT, of: 18_420 }
const DOLLAR = 1_000_000
const DAY_MS = 86_400_000
const SINCE = new Date(Date.now() - 29 * DAY_MS).toISOString()

/** In dollars: what came in, and what texts and models cost. */
function money(paid: number, texts: number, model: number): Money {
  const [revenueMicros, textsMicros, modelMicros] = [paid, texts, model].map((dollars) =>
    Math.round(dollars * DOLLAR)
  ) as [number, number, number]
  const marginMicros = revenueMicros - textsMicros - modelMicros
  return { revenueMicros, textsMicros, modelMicros, marginMicros }
}

const many = (people: number, sums: Money, [promptTokens, cachedTokens]: [number, number]) =>
  ({ people, ...sums, promptTokens, cachedTokens }) satisfies CostsOfMany

const NOTHING = many(0, money(0, 0, 0), [0, 0])
const PLANS = [
  { plan: 'free', name: 'Free' },
  { plan: 'starter', name: 'Starter' },
  { plan: 'standard', name: 'Standard' },
  { plan: 'refill', name: 'Refill' },
]

/** Free costs, two plans earn, and one model is held back oftener than the other. */
export function costs(change: Partial<Costs> = {}): Costs {
  const lines = [
    many(412, money(0, 61.2, 9.48), [4_100_000, 1_230_000]),
    many(96, money(949.05, 118.6, 21.3), [9_600_000, 4_800_000]),
    many(41, money(819.59, 96.12, 18.75), [8_200_000, 4_674_000]),
    many(9, money(44.91, 8.8, 1.1), [410_000, 90_000]),
  ]
  return {
    since: SINCE,
    plans: PLANS.map((plan, index) => ({ ...plan, ...(lines[index] ?? NOTHING) })),
    withoutAccount: many(0, money(9.99, 18.4, 0.6), [120_000, 30_000]),
    total: many(558, money(1823.54, 303.12, 51.23), [22_430_000, 10_824_000]),
    models: [
      {
        ...{ model: 'gpt-6-luna', calls: 18_420, promptTokens: 20_200_000 },
        ...{ cachedTokens: 10_200_000, costMicros: 38.1 * DOLLAR, rejected: 612 },
      },
      {
        ...{ model: 'gpt-6-sol', calls: 903, promptTokens: 2_230_000 },
        ...{ cachedTokens: 624_000, costMicros: 13.13 * DOLLAR, rejected: 9 },
      },
      {
        ...{ model: 'omni-moderation-latest', calls: 9100, promptTokens: 0 },
        ...{ cachedTokens: 0, costMicros: 0, rejected: 0 },
      },
    ],
    rejections: [
      { ...{ check: 'repeats', ...LUNA }, calls: 402 },
      { ...{ check: 'wrong_time', ...LUNA }, calls: 191 },
      { ...{ check: 'claims_human', ...LUNA }, calls: 19 },
      { check: 'repeats', model: 'gpt-6-sol', promptVersion: PROMPT, calls: 9, of: 903 },
    ],
    ...change,
  }
}

export function noCosts(): Costs {
  return {
    since: SINCE,
    plans: PLANS.map((plan) => ({ ...plan, ...NOTHING })),
    withoutAccount: NOTHING,
    total: NOTHING,
    models: [],
    rejections: [],
  }
}

/** Of a member of four months. */
export function costsOfPerson(change: Partial<CostsOfPerson> = {}): CostsOfPerson {
  return {
    since: '2026-08-03T00:00:00.000Z',
    isSinceSignup: true,
    total: money(39.96, 6.1242, 1.207),
    lately: money(9.99, 1.534, 0.0043),
    ...change,
  }
}

/** Who texts and pays nothing. */
export const costsOfFree = () =>
  costsOfPerson({ total: money(0, 0.4213, 0.06), lately: money(0, 0.4213, 0.06) })

export const costsOfNobody = () => costsOfPerson({ total: money(0, 0, 0), lately: money(0, 0, 0) })
