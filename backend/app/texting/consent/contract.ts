/** The wording beside the consent box. A changed text needs a new version: the consent ledger keeps both. */
export const consentWording = (brand: string) => ({
  version: '2026-11-1',
  text:
    `I agree to receive recurring AI-generated text messages from ${brand} at this number. ` +
    'Message frequency varies. Message and data rates may apply. ' +
    'Reply STOP to opt out, HELP for help. Consent is not a condition of purchase.',
})
