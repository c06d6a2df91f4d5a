import type { SeenTexts } from '#app/operations/readiness/find_seen'

/** What the page says, its tags left out; null while it is not built. */
export type PageText = string | null

/**
 * Everything the checklist rests on. Keys are only ever told to be there; instants are epoch milliseconds.
 */
export interface ReadinessFacts {
  now: number
  sms: {
    driver: 'twilio' | 'simulator'
    accountSid: string
    authToken: string
    phoneNumber: string
    messagingServiceSid: string
  }
  ai: { driver: 'openai' | 'offline'; apiKey: string }
  payment: {
    driver: 'stripe' | 'test'
    secretKey: string
    publishableKey: string
    webhookSecret: string
  }
  hasOwnKey: boolean
  /** Undefined: the address really bound. */
  publicUrl: string | undefined
  inboundAddress: string
  paymentAddress: string
  plansAddress: string
  providerAnswersKeywords: boolean
  brand: string
  supportEmail: string
  consentWording: string
  pages: Record<'terms' | 'privacy' | 'safety', PageText>
  operatorPhone: string | null
  /** Settings for more than the privacy page says. */
  keptLonger: readonly string[]
  freeMessages: number
  webhooks: { acceptedAt: number | null; refused: number; refusedAt: number | null }
  seen: SeenTexts
}
