import { ACCOUNT_ATTACKS } from '#tests/attacks/account_attacks'
import type { Attack } from '#tests/attacks/attack'
import { CODE_ATTACKS } from '#tests/attacks/code_attacks'

export const ATTACKS: readonly Attack[] = [...CODE_ATTACKS, ...ACCOUNT_ATTACKS]
