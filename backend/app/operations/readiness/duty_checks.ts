import { DEFAULT_NAMES } from '#app/core/answers/contract'
import { brand } from '#config/brand'
import type { ReadinessCheck } from '#app/operations/readiness/item'
import { dutiesAt, type Duty, proofOf } from '#app/operations/duties/duties'

/** What the law will ask within 120 days, and whether it is kept already. */
export function checkDuties({ now }: { now: number }): ReadinessCheck[] {
  const { inForce, soon } = dutiesAt(now)
  return [
    {
      key: 'duties_in_force',
      label: 'Duties in force',
      state: 'ok',
      detail: `${inForce.length} are in force, each with a test. A lawyer has to look at them.`,
    },
    ...soon.map(dutyCheck),
  ]
}

function dutyCheck(duty: Duty): ReadinessCheck {
  const { key, jurisdiction, law, section, from } = duty
  // They are written down for the handbook, where the product has the name it was made under.
  const asks = duty.asks.replaceAll(DEFAULT_NAMES.brand, () => brand)
  const proof = proofOf(duty)
  return {
    key: `duty_${key}`,
    label: `${jurisdiction}, from ${from}`,
    state: proof ? 'ok' : 'missing',
    detail: `${law}, ${section}: ${asks} ${proof ? `Proved by ${proof.file}.` : 'No test proves it yet.'}`,
  }
}
