import type { AuthCheck, Signup } from '#app/accounts/contract'
import type { Girlfriend } from '#app/girlfriends/contract'
import type { Site } from '#app/site/contract'

/** Builders of contract data: each takes what the story is about and fills in the rest. */
export function site(changes: Partial<Site> = {}): Site {
  return {
    simulated: { sms: true, ai: true, payment: true },
    companionNumber: '+15550100100',
    openCountries: ['+1', '+44'],
    ...changes,
  }
}

export const visitor: AuthCheck = { authenticated: false }

export const loggedIn: AuthCheck = {
  authenticated: true,
  email: 'alex@example.com',
  isOnboarded: true,
  role: 'user',
}

export function signup(changes: Partial<Signup> = {}): Signup {
  return {
    id: 1,
    email: 'alex@example.com',
    countryCode: '+1',
    phone: '+15550100199',
    smsConsent: true,
    firstName: 'Alex',
    lastName: 'Doe',
    createdAt: '2026-11-01T09:00:00.000Z',
    isOnboarded: true,
    subscriptionType: 'free',
    messagesUsedToday: 0,
    dailyMessageLimit: 0,
    bonusMessages: 10,
    timeZone: 'America/New_York',
    isAgeConfirmed: true,
    isOptedOut: false,
    ...changes,
  }
}

export function girlfriend(changes: Partial<Girlfriend> = {}): Girlfriend {
  return {
    id: 1,
    name: 'Valentina',
    age: 24,
    personality: 'flirty',
    emotionalState: '',
    interests: ['Travel', 'Cooking'],
    communicationStyle: 'frequent',
    relationshipStyle: 'girlfriend',
    image: 'valentina',
    createdAt: '2026-11-01T09:05:00.000Z',
    ...changes,
  }
}
