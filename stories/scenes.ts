import { DEFAULT_NAMES } from '#app/core/answers/contract'
import type { AuthCheck, Signup } from '#app/people/accounts/contract'
import type { Activity } from '#app/people/activities/contract'
import type {
  Checkout,
  Invoice,
  SubscriptionPlan,
  SubscriptionState,
  SubscriptionUser,
} from '#app/billing/plans/contract'
import type { Agreement } from '#app/billing/renewals/contract'
import type { DiaryLine } from '#app/conversations/diary/contract'
import type { OurYear } from '#app/conversations/our_year/contract'
import type { ConversationMessage, ConversationView } from '#app/conversations/thread/contract'
import type { Girlfriend } from '#app/people/girlfriends/contract'
import type { Memory } from '#app/memory/memories/contract'
import type { OpenSession } from '#app/people/passwords/contract'
import type { ScheduleMetadata } from '#app/schedules/plan/contract'
import { HOURS } from '#app/texting/gate/contract'
import type { SimulatedPhone, SimulatedText } from '#app/texting/simulator/contract'
import type { Site } from '#app/site/contract'

/** A builder of contract data: it takes what the story is about and fills in the rest. */
const builder =
  <Shape>(usual: Shape) =>
  (changes: Partial<Shape> = {}): Shape => ({ ...usual, ...changes })

export function site(changes: Partial<Site> = {}): Site {
  return {
    simulated: { sms: true, ai: true, payment: true },
    isSimulatorOpen: changes.simulated?.sms ?? true,
    companionNumber: '+15550100100',
    openCountries: ['+1', '+44'],
    figures: null,
    ...DEFAULT_NAMES,
    ...changes,
  }
}

export const visitor: AuthCheck = { authenticated: false }

export const loggedIn: AuthCheck = {
  authenticated: true,
  id: 1,
  email: 'alex@example.com',
  isOnboarded: true,
  role: 'user',
}

export const signup = builder<Signup>({
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
  resetsAt: null,
  timeZone: 'America/New_York',
  hasPickedTimeZone: false,
  quietHours: null,
  isPaused: false,
  state: null,
  scheduledHours: HOURS.scheduled,
  isRestricted: false,
  accountPause: null,
  mayTextFirst: false,
  isAgeConfirmed: true,
  isOptedOut: false,
  phoneObstacle: null,
})

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
    backstory: '',
    keyMemories: '',
    changes: [],
    createdAt: '2026-11-01T09:05:00.000Z',
    ...changes,
  }
}

export const activity = builder<Activity>({
  id: 1,
  activityType: 'login',
  description: 'Logged in',
  metadata: null,
  createdAt: '2026-11-21T12:00:00.000Z',
})

/** A text of hers. */
export const hers = builder<ConversationMessage>({
  id: 1,
  sender: 'girlfriend',
  message: 'Good morning. Coffee first or run first?',
  timestamp: '2026-11-21T13:00:00.000Z',
  kind: 'talk',
  state: 'delivered',
})

/** A text of the user's. */
export const mine = builder<ConversationMessage>({
  id: 2,
  sender: 'user',
  message: 'Coffee. Always coffee.',
  timestamp: '2026-11-21T13:01:00.000Z',
  kind: 'talk',
})

/** The counts follow from the messages unless given. */
export function conversation(changes: Partial<ConversationView> = {}): ConversationView {
  const { messages = [] } = changes
  const fromUser = messages.filter(({ sender }) => sender === 'user').length
  return {
    messages,
    context: {
      topicsDiscussed: ['coffee', 'travel', 'family'],
      emotionalState: 'happy',
      messageCount: messages.length,
    },
    counts: { total: messages.length, fromUser, fromGirlfriend: messages.length - fromUser },
    hasOlder: false,
    companionNumber: '+15550100100',
    displayZone: 'America/New_York',
    isOptedOut: false,
    ...changes,
  }
}

/** A text that arrived on a pretend phone. */
export const received = builder<SimulatedText>({
  sid: 'SM00000000000000000000000000000001',
  side: 'theirs',
  body: "Hi, I'm Valentina, an AI.",
  pictures: 0,
  status: 'delivered',
  sentAt: '2026-11-21T13:00:00.000Z',
})

export const simulatedPhone = builder<SimulatedPhone>({
  phone: '+15550100199',
  companionNumber: '+15550100100',
  texts: [],
  isTyping: false,
  nextInMs: null,
  isFailing: false,
})

export const memory = builder<Memory>({
  id: 1,
  text: 'You live in Lisbon.',
  isPinned: false,
  savedAt: '2026-11-12T18:00:00.000Z',
  about: 'user',
  heldUntil: null,
})

export const diaryLine = builder<DiaryLine>({
  id: 1,
  date: '2026-11-18',
  text: 'You told me that you live in Lisbon, and that your dog is called Rex.',
  isEdited: false,
  generatedBy: 'ai',
})

/** Eleven months of two people who text a good deal. */
export const ourYear = builder<OurYear>({
  year: 2026,
  years: [2026, 2025],
  timeZone: 'America/New_York',
  fromYou: 1204,
  fromHer: 1187,
  daysTalked: 143,
  firstText: {
    id: 1,
    sender: 'user',
    text: 'Happy new year! First text of it goes to you.',
    saidAt: '2026-01-01T17:02:00.000Z',
  },
  longestTalk: { startedAt: '2026-06-09T23:10:00.000Z', minutes: 140, texts: 58 },
  subjects: [
    { subject: 'work', days: 41 },
    { subject: 'family', days: 23 },
    { subject: 'the job hunt', days: 12 },
    { subject: 'travel', days: 1 },
  ],
  moods: [
    { month: '2026-01', moods: [{ mood: 'happy', days: 12 }] },
    {
      month: '2026-06',
      moods: [
        { mood: 'playful', days: 9 },
        { mood: 'calm', days: 4 },
        { mood: 'caring', days: 1 },
      ],
    },
  ],
  moments: [
    {
      id: 9,
      sender: 'girlfriend',
      text: 'Slide nine goes into a frame. I am proud of you.',
      saidAt: '2026-06-10T14:00:00.000Z',
    },
    { id: 8, sender: 'user', text: 'I got the job!', saidAt: '2026-06-09T23:10:00.000Z' },
  ],
  memories: [
    { id: 2, text: 'You live in Lisbon.', savedAt: '2026-02-12T18:00:00.000Z' },
    { id: 1, text: 'Your sister is called Ana.', savedAt: '2026-01-12T18:00:00.000Z' },
  ],
})

export const openSession = builder<OpenSession>({
  id: 1,
  isCurrent: true,
  device: 'Chrome on Android',
  openedAt: '2026-11-01T09:00:00.000Z',
  seenAt: '2026-11-21T12:00:00.000Z',
})

/** The three plans as they are sold. */
export const PLANS: SubscriptionPlan[] = [
  {
    id: 1,
    planId: 'starter',
    name: 'Starter Plan',
    price: 999,
    messagesPerDay: 50,
    stripePriceId: 'price_starter',
  },
  {
    id: 2,
    planId: 'standard',
    name: 'Unlimited Plan',
    price: 1999,
    messagesPerDay: 150,
    stripePriceId: 'price_standard',
  },
  {
    id: 3,
    planId: 'refill',
    name: 'Message Refill',
    price: 499,
    totalMessages: 100,
    stripePriceId: 'price_refill',
  },
]

/** Somebody on the free tier unless a plan is given. */
export const subscriber = builder<SubscriptionUser>({
  subscriptionType: 'free',
  messagesUsedToday: 0,
  dailyMessageLimit: 0,
  bonusMessages: 10,
  resetsAt: null,
  subscription: null,
})

export const subscription = builder<SubscriptionState>({
  planId: 'starter',
  status: 'active',
  price: null,
  currentPeriodEnd: '2026-12-21T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  nextPlanId: null,
  newPrice: null,
})

export const invoice = builder<Invoice>({
  id: 1,
  description: 'Starter Plan',
  amount: 999,
  currency: 'usd',
  status: 'paid',
  paidAt: '2026-11-21T12:00:00.000Z',
  receiptUrl: 'https://pay.stripe.com/receipts/1',
})

const STARTER_TERMS = {
  version: '1',
  wording:
    'Renews automatically: your card is charged $9.99 now and $9.99 every month for the Starter Plan, ' +
    'until you cancel with Cancel plan on the plans page. By pressing Pay you agree to this.',
}

export const agreement = builder<Agreement>({
  id: 1,
  planId: 'starter',
  ...STARTER_TERMS,
  agreedAt: '2026-11-21T12:00:00.000Z',
})

export const checkout = builder<Checkout>({
  success: true,
  clientSecret: 'pi_1_secret_1',
  message: 'Ready to pay',
  provider: 'test',
  publishableKey: null,
  renewal: STARTER_TERMS,
})

/** The row of a scheduled message: a good morning at 8:00 AM, her own words, unless told otherwise. */
export function scheduled(
  changes: Partial<ScheduleMetadata> = {},
  rest: Partial<Activity> = {}
): Activity {
  const metadata: ScheduleMetadata = {
    messageType: 'good_morning',
    time: '08:00',
    until: null,
    days: [1, 2, 3, 4, 5, 6, 7],
    enabled: true,
    customMessage: null,
    nextAt: '2026-11-22T13:00:00.000Z',
    heldBecause: null,
    lastMiss: null,
    ...changes,
  }
  return activity({
    activityType: 'message_scheduled',
    metadata: JSON.stringify(metadata),
    ...rest,
  })
}
