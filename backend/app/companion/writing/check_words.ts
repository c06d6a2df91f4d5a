import { isSuggestive } from '#app/safety/signs/explicit_detector'
import { claimsHuman, dodges } from '#app/companion/guardrails/body_claims'
import { breaksTenderness } from '#app/companion/guardrails/breaks_tenderness'
import { contradictsHerself } from '#app/companion/manners/contradicts_herself'
import { inventsMemory } from '#app/companion/manners/invents_memory'
import type { WordsCheck, Fault, FaultRule, Situation } from '#app/companion/manners/fault'
import { findTactic, holdsBack } from '#app/companion/guardrails/find_tactic'
import { harms } from '#app/companion/guardrails/harms'
import { leaks } from '#app/companion/guardrails/prompt_leaks'
import { repetitionIn } from '#app/companion/manners/repetition'
import { asksSecrets } from '#app/companion/guardrails/secret_requests'
import { soundsHarmful, unlessHarmless } from '#app/companion/guardrails/sounds_harmful'
import { hidesProfession } from '#app/companion/guardrails/profession_claims'
import { sells, sendsLink } from '#app/companion/guardrails/sales_talk'
import { asksTrap } from '#app/companion/manners/trap_questions'
import { wrongTime } from '#app/companion/times/wrong_time'
import { looksYoung } from '#app/companion/guardrails/youth_claims'

const isSexual: WordsCheck = (text) =>
  isSuggestive(text) ? 'Nothing sexually explicit: stay tasteful, or say a kind, firm no.' : null
const repeats: WordsCheck = (text, { scene: { said = [], byClock = [] } }) =>
  repetitionIn(text, said) ?? repetitionIn(text, byClock)

/** The worst first: a reason is given for one of them only. */
const CHECKS: [FaultRule, WordsCheck][] = [
  ['harms', unlessHarmless(harms)],
  ['looks_young', looksYoung],
  ['explicit', unlessHarmless(isSexual)],
  ['leaks', leaks],
  ['claims_human', claimsHuman],
  ['dodges', dodges],
  ['dodges', hidesProfession],
  ['breaks_tenderness', breaksTenderness],
  ['manipulates', unlessHarmless(findTactic)],
  ['manipulates', holdsBack],
  ['asks_secrets', asksSecrets],
  ['sells', unlessHarmless(sells)],
  ['link', sendsLink],
  ['trap_question', asksTrap],
  ['wrong_time', wrongTime],
  ['contradicts', contradictsHerself],
  ['contradicts', inventsMemory],
  ['harms', soundsHarmful],
  ['repeats', repeats],
]

/** What is wrong with words of hers (without the AI notice and legal lines around them), or null. */
export function checkWords(text: string, situation: Situation): Fault | null {
  for (const [rule, check] of CHECKS) {
    const reason = check(text, situation)
    if (reason) return { rule, reason }
  }
  return null
}
