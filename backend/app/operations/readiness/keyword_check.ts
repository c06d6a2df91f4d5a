import type { ReadinessCheck } from '#app/operations/readiness/item'
import type { ReadinessFacts } from '#app/operations/readiness/readiness_facts'
import { helpAnswer, startAnswer, stopAnswer } from '#app/texting/consent/keyword_answers'

/** Of the United States and Canada, where our number is; a spec holds it to the line of the crisis texts. */
const CRISIS_LINE = 'Call or text 988 (US, Canada), or in the US text HOME to 741741, any hour.'

/** Twilio's own answers name no crisis line, as /safety promises; which ones it gives, nobody tells us. */
export function keywordAnswers(facts: ReadinessFacts): ReadinessCheck {
  const { brand, supportEmail: email, plansAddress } = facts
  const key = 'keyword_answers'
  const label = 'Answers to STOP, START and HELP'
  if (!facts.providerAnswersKeywords) {
    return { key, label, state: 'ok', detail: 'We answer them ourselves.' }
  }
  const texts = {
    STOP: `${stopAnswer(brand, null)} A paid plan continues until you cancel it: ${plansAddress}`,
    START: startAnswer(brand),
    HELP: helpAnswer(brand, { email, crisisLine: CRISIS_LINE }),
  }
  const detail =
    'Can’t be checked from here. Twilio answers them: enter our words at Twilio, under Advanced ' +
    `Opt-Out of the messaging service. ${Object.entries(texts)
      .map(([word, text]) => `${word}: “${text}”`)
      .join(' ')}`
  return { key, label, state: 'unknown', detail }
}
