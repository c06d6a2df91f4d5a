import { type ReadinessCheck, momentOf, tick } from '#app/operations/readiness/item'
import { keywordAnswers } from '#app/operations/readiness/keyword_check'
import type { PageText, ReadinessFacts } from '#app/operations/readiness/readiness_facts'

type Wanted = Record<string, Pick<RegExp, 'test'>>

/** What a carrier's reviewer looks for beside the box that is ticked. */
const CONSENT: Wanted = {
  'that the texts recur': /\brecurring\b/i,
  'how often they come': /\bmessage frequency varies\b/i,
  'message and data rates': /\bmessage and data rates may apply\b/i,
  'STOP': /\bSTOP\b/,
  'HELP': /\bHELP\b/,
  'that it is no condition of purchase': /\bnot (?:a condition of|required for) purchase\b/i,
}
const TERMS: Wanted = {
  ...CONSENT,
  'that carriers are not liable': /\bcarriers are not liable\b/i,
}
const NOT_SHARED = /\bmobile opt-in data and consent are not shared\b/i
const CRISIS: Wanted = { '988': /\b988\b/, '741741': /\b741741\b/ }
const IS_AN_AI = /\bcomputer program\b/i
const APPROVAL = 'Approval takes 1 to 7 business days.'

/** What a 10DLC campaign is judged by, read from our own words. */
export function checkRegistration(facts: ReadinessFacts): ReadinessCheck[] {
  const { pages } = facts
  return [
    consentWording(facts),
    page('terms_page', 'Terms of the texts', { text: pages.terms, wanted: termsOf(facts) }),
    page('privacy_page', 'Privacy policy', {
      text: pages.privacy,
      wanted: {
        'that opt-in data is not shared': NOT_SHARED,
        'a contact': literal(facts.supportEmail),
      },
    }),
    page('safety_page', 'Crisis protocol', { text: pages.safety, wanted: CRISIS }),
    page('ai_notice', 'Says that she is an AI', {
      text: pages.terms,
      wanted: { 'that she is a computer program': IS_AN_AI },
    }),
    supportContact(facts),
    keywordAnswers(facts),
    messagingService(facts),
    campaign(facts),
  ]
}

function consentWording({ consentWording: text, brand }: ReadinessFacts): ReadinessCheck {
  const absent = absentFrom(text, { ...CONSENT, 'the brand': literal(brand) })
  return tick('consent_wording', absent.length === 0, {
    label: 'Wording of the consent box',
    ok: 'It names brand, frequency, rates, STOP, HELP, and that it is no condition of purchase.',
    missing: `The wording lacks: ${absent.join(', ')}.`,
  })
}

function termsOf({ brand, supportEmail, consentWording: wording }: ReadinessFacts): Wanted {
  return {
    ...TERMS,
    'the brand': literal(brand),
    'a contact': literal(supportEmail),
    'the wording of the consent box': literal(wording),
  }
}

function page(
  key: string,
  label: string,
  { text, wanted }: { text: PageText; wanted: Wanted }
): ReadinessCheck {
  if (text === null) {
    return { key, label, state: 'unknown', detail: 'The pages are not built yet: npm run build.' }
  }
  const absent = absentFrom(text, wanted)
  return tick(key, absent.length === 0, {
    label,
    ok: `Found on the page: ${Object.keys(wanted).join(', ')}.`,
    missing: `Not found on the page: ${absent.join(', ')}.`,
  })
}

function supportContact({ supportEmail }: ReadinessFacts): ReadinessCheck {
  const isReal = !/\.(?:example|invalid|test|localhost)$/i.test(supportEmail)
  return tick('support_contact', isReal, {
    label: 'Support contact',
    ok: `People write to ${supportEmail}.`,
    missing: `${supportEmail} reaches nobody. Set SUPPORT_EMAIL.`,
  })
}

/** A 10DLC campaign is registered to one, a toll-free number needs none: we do not know what ours is. */
function messagingService({ sms }: ReadinessFacts): ReadinessCheck {
  const isSet = sms.driver === 'twilio' && sms.messagingServiceSid !== ''
  return {
    key: 'messaging_service',
    label: 'Messaging service',
    state: isSet ? 'ok' : 'unknown',
    detail: isSet
      ? 'A messaging service is set; the campaign is registered to it.'
      : 'Set TWILIO_MESSAGING_SERVICE_SID: a 10DLC campaign is registered to a messaging service. ' +
        'A toll-free number needs none.',
  }
}

/** Nobody tells us that a campaign was approved: a text that arrived in the US does. */
function campaign({ sms, seen }: ReadinessFacts): ReadinessCheck {
  const key = 'campaign'
  const label = '10DLC campaign'
  if (seen.openAlarms.includes('registration')) {
    const detail =
      'Carriers refuse our number as not registered. ' +
      `Register brand and campaign at Twilio, then clear the alarm. ${APPROVAL}`
    return { key, label, state: 'missing', detail }
  }
  if (sms.driver === 'twilio' && seen.deliveredToUsAt !== null) {
    const detail = `A text to +1 was delivered at ${momentOf(seen.deliveredToUsAt)}.`
    return { key, label, state: 'ok', detail }
  }
  const detail =
    'Not known until a text to +1 was delivered. ' +
    `Register brand and campaign at Twilio. ${APPROVAL}`
  return { key, label, state: 'unknown', detail }
}

function absentFrom(text: string, wanted: Wanted): string[] {
  return Object.entries(wanted)
    .filter(([, pattern]) => !pattern.test(text))
    .map(([name]) => name)
}

function literal(text: string): Wanted[string] {
  return { test: (shown) => shown.toLowerCase().includes(text.toLowerCase()) }
}
