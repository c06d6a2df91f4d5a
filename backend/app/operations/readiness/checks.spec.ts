import { test } from '@japa/runner'
import { MINUTE } from '#app/core/clock/durations'
import { consentWording } from '#app/texting/consent/contract'
import { checkKeys } from '#app/operations/readiness/key_checks'
import { checkOperation } from '#app/operations/readiness/operation_checks'
import type { ReadinessFacts } from '#app/operations/readiness/readiness_facts'
import { checkRegistration } from '#app/operations/readiness/registration_checks'
import { checkWebhooks } from '#app/operations/readiness/webhook_checks'
import { crisisLineFor } from '#app/safety/crisis/crisis_lines'
import { checkEachRow } from '#tests/check_each_row'

const NOW = Date.parse('2026-11-18T17:00:00Z')
const WORDING = consentWording('Everly').text
const TERMS = `Everly text messages. When you sign up you tick a box that says: “${WORDING}”
  She is a computer program. Carriers are not liable for delayed texts. help@everly.chat`

/** An installation with everything in place. */
const READY: ReadinessFacts = {
  now: NOW,
  sms: {
    driver: 'twilio',
    accountSid: 'AC-secret-1',
    authToken: 'secret-2',
    phoneNumber: '+15550100100',
    messagingServiceSid: 'MG-secret-3',
  },
  ai: { driver: 'openai', apiKey: 'secret-4' },
  payment: {
    driver: 'stripe',
    secretKey: 'secret-5',
    publishableKey: 'secret-6',
    webhookSecret: 'secret-7',
  },
  hasOwnKey: true,
  publicUrl: 'https://everly.chat',
  inboundAddress: 'https://everly.chat/api/twilio/inbound',
  paymentAddress: 'https://everly.chat/api/stripe/webhook',
  plansAddress: 'https://everly.chat/subscription',
  providerAnswersKeywords: false,
  brand: 'Everly',
  supportEmail: 'help@everly.chat',
  consentWording: WORDING,
  pages: {
    terms: TERMS,
    privacy: 'Mobile opt-in data and consent are not shared with anybody. help@everly.chat',
    safety: 'Call or text 988, or text HOME to 741741.',
  },
  operatorPhone: '+12025550111',
  keptLonger: [],
  freeMessages: 10,
  webhooks: { acceptedAt: NOW - MINUTE, refused: 0, refusedAt: null },
  seen: {
    inboundAt: NOW - MINUTE,
    deliveredAt: NOW - MINUTE,
    deliveredToUsAt: NOW - MINUTE,
    paymentEventAt: NOW - MINUTE,
    oldestDueAt: null,
    openAlarms: [],
    refusedKeysOf: [],
  },
}

type Change = (facts: ReadinessFacts) => void

function checks(change: Change = () => undefined) {
  const facts = structuredClone(READY)
  change(facts)
  return [
    ...checkKeys(facts),
    ...checkWebhooks(facts),
    ...checkRegistration(facts),
    ...checkOperation(facts),
  ]
}

/** Only what differs from an installation with everything in place. */
function differences(change: Change): Record<string, string> {
  const ready = new Map(checks().map(({ key, state }) => [key, state]))
  const changed = checks(change).filter(({ key, state }) => ready.get(key) !== state)
  return Object.fromEntries(changed.map(({ key, state }) => [key, state]))
}

const without =
  (...words: string[]) =>
  (text: string) =>
    words.reduce((left, word) => left.replaceAll(word, ''), text)

const CASES: [string, Change, Record<string, string>][] = [
  [
    'texts by the stand-in',
    (facts) => (facts.sms.driver = 'simulator'),
    {
      sms_keys: 'missing',
      sender: 'missing',
      messaging_service: 'unknown',
      campaign: 'unknown',
      stand_ins: 'missing',
    },
  ],
  ['no auth token', (facts) => (facts.sms.authToken = ''), { sms_keys: 'missing' }],
  [
    'keys the provider refuses',
    (facts) => (facts.seen.refusedKeysOf = ['sms']),
    { sms_keys: 'missing' },
  ],
  [
    'a key for payments the provider refuses',
    (facts) => (facts.seen.refusedKeysOf = ['stripe', 'language model']),
    { payment_keys: 'missing' },
  ],
  ['no sender number', (facts) => (facts.sms.phoneNumber = ''), { sender: 'missing' }],
  ['a sender without +', (facts) => (facts.sms.phoneNumber = '15550100100'), { sender: 'missing' }],
  [
    'no messaging service',
    (facts) => (facts.sms.messagingServiceSid = ''),
    { messaging_service: 'unknown' },
  ],
  [
    'replies by the stand-in',
    (facts) => (facts.ai.driver = 'offline'),
    { ai_keys: 'missing', stand_ins: 'missing' },
  ],
  ['no webhook secret', (facts) => (facts.payment.webhookSecret = ''), { payment_keys: 'missing' }],
  [
    'cards by the stand-in, keys or not',
    (facts) => (facts.payment.driver = 'test'),
    { payment_keys: 'missing', stand_ins: 'missing' },
  ],
  ['no key of its own', (facts) => (facts.hasOwnKey = false), { app_key: 'missing' }],
  ['no public address', (facts) => (facts.publicUrl = undefined), { public_url: 'missing' }],
  ['plain http', (facts) => (facts.publicUrl = 'http://everly.chat'), { public_url: 'missing' }],
  ['this machine', (facts) => (facts.publicUrl = 'https://localhost'), { public_url: 'missing' }],
  ['a bare name', (facts) => (facts.publicUrl = 'https://everly'), { public_url: 'missing' }],
  ['nothing came in', (facts) => (facts.seen.inboundAt = null), { inbound_webhook: 'unknown' }],
  [
    'nothing was delivered',
    (facts) => {
      facts.seen.deliveredAt = null
      facts.seen.deliveredToUsAt = null
    },
    { status_callbacks: 'unknown', campaign: 'unknown' },
  ],
  [
    'no payment event',
    (facts) => (facts.seen.paymentEventAt = null),
    { payment_webhook: 'unknown' },
  ],
  [
    'no webhook since the start',
    (facts) => (facts.webhooks.acceptedAt = null),
    { signatures: 'unknown' },
  ],
  [
    'only wrong signatures',
    (facts) => (facts.webhooks = { acceptedAt: null, refused: 3, refusedAt: NOW }),
    { signatures: 'missing' },
  ],
  [
    'a wrong signature among right ones',
    (facts) => (facts.webhooks = { acceptedAt: NOW - MINUTE, refused: 1, refusedAt: NOW }),
    {},
  ],
  [
    'carriers that refuse',
    (facts) => (facts.seen.openAlarms = ['registration']),
    { campaign: 'missing' },
  ],
  ['an alarm of another kind', (facts) => (facts.seen.openAlarms = ['filtered']), {}],
  ['no operator', (facts) => (facts.operatorPhone = null), { operator_phone: 'missing' }],
  ['a period beyond the page', (facts) => (facts.keptLonger = ['X']), { kept_periods: 'missing' }],
  ['more free messages than promised', (facts) => (facts.freeMessages = 11), {}],
  ['fewer of them', (facts) => (facts.freeMessages = 9), { free_messages: 'missing' }],
  [
    'keywords that Twilio answers',
    (facts) => (facts.providerAnswersKeywords = true),
    { keyword_answers: 'unknown' },
  ],
  ['late work', (facts) => (facts.seen.oldestDueAt = NOW - 3 * MINUTE), { workers: 'missing' }],
  ['due work', (facts) => (facts.seen.oldestDueAt = NOW - MINUTE), {}],
  [
    'an address nobody reads',
    (facts) => (facts.supportEmail = 'support@everly.example'),
    { support_contact: 'missing', terms_page: 'missing', privacy_page: 'missing' },
  ],
  [
    'pages not built',
    (facts) => (facts.pages = { terms: null, privacy: null, safety: null }),
    {
      terms_page: 'unknown',
      privacy_page: 'unknown',
      safety_page: 'unknown',
      ai_notice: 'unknown',
    },
  ],
  [
    'a wording without rates, which the terms then do not quote',
    (facts) => (facts.consentWording = without('Message and data rates may apply. ')(WORDING)),
    { consent_wording: 'missing', terms_page: 'missing' },
  ],
  [
    'opt-in data that is shared',
    (facts) => (facts.pages.privacy = 'We share. help@everly.chat'),
    { privacy_page: 'missing' },
  ],
  ['no crisis line', (facts) => (facts.pages.safety = 'Take care.'), { safety_page: 'missing' }],
  [
    'nothing of an AI',
    (facts) => (facts.pages.terms = without('computer program')(TERMS)),
    { ai_notice: 'missing' },
  ],
]

test.group('The readiness checks', () => {
  test('all tick on an installation with everything in place but what cannot be seen', ({
    assert,
  }) => {
    const open = checks().filter(({ state }) => state !== 'ok')
    assert.deepEqual(
      open.map(({ key, state }) => [key, state]),
      [['backups', 'unknown']]
    )
  })

  test('each check says what the table says', ({ assert }) =>
    checkEachRow(CASES, ([, change, expected]) => assert.deepEqual(differences(change), expected)))

  for (const word of ['recurring', 'Everly', 'frequency', 'rates', 'STOP', 'HELP', 'purchase']) {
    test(`a wording without “${word}” does not tick`, ({ assert }) => {
      const found = checks((facts) => {
        facts.consentWording = without(word)(WORDING)
      })
      assert.equal(found.find(({ key }) => key === 'consent_wording')?.state, 'missing')
    })
  }

  test('no key is ever told, set or not', ({ assert }) => {
    assert.notInclude(JSON.stringify(checks()), 'secret-')
    const broken = checks(({ seen }) => {
      seen.openAlarms = ['credentials', 'registration']
      seen.refusedKeysOf = ['sms', 'stripe']
    })
    assert.notInclude(JSON.stringify(broken), 'secret-')
  })

  test('the words to enter at Twilio are ours, with the crisis line and the plan', ({ assert }) => {
    const found = checks((facts) => (facts.providerAnswersKeywords = true))
    const detail = found.find(({ key }) => key === 'keyword_answers')?.detail ?? ''
    assert.include(detail, `HELP: “Everly AI companion texts. Help: help@everly.chat.`)
    assert.include(detail, crisisLineFor('+1'))
    assert.include(
      detail,
      'A paid plan continues until you cancel it: https://everly.chat/subscription'
    )
    assert.include(detail, 'START: “Everly: Welcome back')
  })

  test('the way to register names how long it takes', ({ assert }) => {
    const found = checks((facts) => (facts.seen.deliveredToUsAt = null))
    const campaign = found.find(({ key }) => key === 'campaign')
    assert.include(campaign?.detail, '1 to 7 business days')
  })
})
