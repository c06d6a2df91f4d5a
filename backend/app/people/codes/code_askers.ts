import limits from '#config/limits'
import {
  type PastCode,
  waitForCode,
  waitForStranger,
  waitForTry,
} from '#app/people/codes/code_limits'
import { type Asker, ASKERS } from '#app/people/codes/code_wish'
import { codeTooSoon, numberLocked } from '#app/people/codes/errors'
import { refused } from '#app/people/codes/refused'

/**
 * Each asker has codes of their own; strangers have some in
 * common besides, since a phone must not ring all day.
 */
export function refuseTooMany(
  all: (PastCode & { asker: Asker })[],
  asker: Asker,
  now: number
): void {
  const past = all.filter((code) => code.asker === asker)
  const ofStrangers = all.filter((code) => isStranger(code.asker))
  const lockedMs = waitForTry(past, now, limits.codes)
  if (lockedMs > 0) throw refused('number', numberLocked(lockedMs))
  const waitMs = Math.max(
    waitForCode(past, now, limits.codes),
    isStranger(asker) ? waitForStranger(ofStrangers, now, limits.codes) : 0
  )
  if (waitMs > 0) throw refused('number', codeTooSoon(waitMs))
}

function isStranger(asker: Asker): boolean {
  return asker !== ASKERS.session && asker !== ASKERS.device
}
