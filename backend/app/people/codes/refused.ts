import { codesRefused } from '#app/core/telemetry/meters'
import type { Refusal } from '#app/core/answers/refusal'

/** What stood against a code, from the number itself to the whole product. */
export type CodeObstacle =
  | 'kind_of_number'
  | 'number'
  | 'account'
  | 'address'
  | 'subnet'
  | 'range'
  | 'prefix'
  | 'area'
  | 'country'
  | 'product'
  | 'work'
  | 'closed'
  | 'purse'

/** The refusal, counted for the operator: by what stood against it, without a word about whom. */
export function refused(obstacle: CodeObstacle, refusal: Refusal): Refusal {
  codesRefused.inc({ obstacle })
  return refusal
}
