import { ACCOUNT_ATTACKS } from '#tests/attacks/account_attacks'
import type { Attack } from '#tests/attacks/attack'
import { CODE_ATTACKS } from '#tests/attacks/code_attacks'
import { FLOOD_ATTACKS } from '#tests/attacks/flood_attacks'
import { INJECTION_ATTACKS } from '#tests/attacks/injection_attacks'
import { PAYMENT_ATTACKS } from '#tests/attacks/payment_attacks'
import { PEOPLE_ATTACKS } from '#tests/attacks/people_attacks'
import { REQUEST_ATTACKS } from '#tests/attacks/request_attacks'
import { STAFF_ATTACKS } from '#tests/attacks/staff_attacks'
import { WEBHOOK_ATTACKS } from '#tests/attacks/webhook_attacks'

export const ATTACKS: readonly Attack[] = [
  ...CODE_ATTACKS,
  ...ACCOUNT_ATTACKS,
  ...STAFF_ATTACKS,
  ...REQUEST_ATTACKS,
  ...PEOPLE_ATTACKS,
  ...PAYMENT_ATTACKS,
  ...WEBHOOK_ATTACKS,
  ...INJECTION_ATTACKS,
  ...FLOOD_ATTACKS,
]
