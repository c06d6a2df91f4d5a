/**
 * The one list of personalities: what is shown of them. `sample` is how one might
 * open, before she exists. All she says is in `words/personalities`, a file for each.
 */
export const PERSONALITIES = [
  {
    value: 'flirty',
    label: 'Flirty',
    description: 'Playful and teasing, quick with a compliment',
    sample: 'So you are the one I get to text. Lucky me.',
  },
  {
    value: 'sweet',
    label: 'Sweet',
    description: 'Gentle and caring, always in your corner',
    sample: "I'm really glad you're here.",
  },
  {
    value: 'funny',
    label: 'Funny',
    description: 'Witty and light, finds the joke in everything',
    sample: 'I had a clever opening line. It left with my pen.',
  },
  {
    value: 'adventurous',
    label: 'Adventurous',
    description: 'Bold and curious, up for anything new',
    sample: 'New thread, no map. I like it already.',
  },
  {
    value: 'intellectual',
    label: 'Intellectual',
    description: 'Thoughtful and curious, loves ideas',
    sample: 'A blank page and a new person: my favorite start.',
  },
  {
    value: 'romantic',
    label: 'Romantic',
    description: 'Tender and dreamy, notices the small things',
    sample: 'There is something lovely about a first hello.',
  },
] as const

export const COMMUNICATION_STYLES = [
  {
    value: 'frequent',
    label: 'Frequent',
    description: 'Chatty, quick to answer, likes to keep the thread going',
  },
  {
    value: 'morning-evening',
    label: 'Morning & evening',
    description: 'Warm at both ends of the day, brief in between',
  },
  {
    value: 'casual',
    label: 'Casual',
    description: 'Easy and relaxed, no pressure',
  },
  {
    value: 'deep',
    label: 'Deep',
    description: 'Fewer words with more behind them',
  },
] as const

export const RELATIONSHIP_STYLES = [
  {
    value: 'girlfriend',
    label: 'Girlfriend',
    description: 'Affectionate and close',
  },
  {
    value: 'friend',
    label: 'Friend',
    description: 'A good friend who is there',
  },
  { value: 'flirt', label: 'Flirt', description: 'Light and playful' },
  {
    value: 'supportive',
    label: 'Supportive',
    description: 'Listens first and cheers you on',
  },
] as const

/** Words that stand in columns. Their labels and descriptions stand where people read them. */
export type Personality = (typeof PERSONALITIES)[number]['value']
export type CommunicationStyle = (typeof COMMUNICATION_STYLES)[number]['value']
export type RelationshipStyle = (typeof RELATIONSHIP_STYLES)[number]['value']

/** What of her may be changed later on. */
export type ChangedTrait = 'personality' | 'communicationStyle' | 'relationshipStyle'
/** One change of her, as she knows of it; `at` is epoch milliseconds. */
export interface TraitChange {
  what: ChangedTrait
  from: string
  to: string
  at: number
}

/** What somebody thinks of a text of hers. */
export type Vote = 'up' | 'down'

/** Of an account; all but `user` are of staff. */
export const ROLES = ['user', 'viewer', 'support', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const PLAN_IDS = ['starter', 'standard', 'refill'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export const SUBSCRIPTION_TYPES = ['free', ...PLAN_IDS] as const
export type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number]

/** Whether her texts go to somebody, or what keeps them. */
export const TEXTING_STATES = [
  ...['active', 'not_onboarded', 'paused', 'self_paused', 'age_unconfirmed'],
  ...['opted_out', 'bad_number', 'blocked', 'unreachable'],
] as const

/** What of an account was changed and may be undone. */
export type AccountChangeKind = 'phone' | 'email'

/** What somebody has to look at, or what is counted. `crisis_other` is somebody else in danger. */
export type SafetyKind = (typeof SAFETY_KINDS)[number]
/** Of somebody who may hurt themselves, or that somebody else may. */
export const CRISES = ['crisis', 'crisis_other'] as const
export const OTHER_SAFETY_KINDS = ['eating', 'minor', 'minor_sexual', 'explicit', 'report'] as const
export const SAFETY_KINDS = [...CRISES, ...OTHER_SAFETY_KINDS] as const

/** Our own phrases, the provider's moderation, a person's report, or the date of birth they gave. */
export const SAFETY_SOURCES = ['phrases', 'moderation', 'report', 'date_of_birth'] as const
export type SafetySource = (typeof SAFETY_SOURCES)[number]

/**
 * What became of the pictures of a text: told to her, not looked at, too large, not to be looked at, or no
 * pictures at all, but sound, film or a contact card.
 */
export const PICTURE_STATES = ['seen', 'unseen', 'too_large', 'flagged', 'file'] as const
export type PictureState = (typeof PICTURE_STATES)[number]

/** Whom a memory is about. */
export type About = 'user' | 'girlfriend'

/** Of a text: what the person wrote, or what left us. */
export type Direction = 'inbound' | 'outbound'

/** How a text went from phone to provider, or will. */
export type TextChannel = 'sms' | 'rcs'

export type CodeState = 'open' | 'used' | 'replaced' | 'spent' | 'unsent'

export const ACTIVITY_TYPES = [
  'login',
  'girlfriend_customized',
  'profile_update',
  'message_sent',
  'memory_saved',
  'message_scheduled',
  'other',
] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

export type ProviderName = 'stripe' | 'test'

/** Of a plan that goes on from month to month. */
export type SubscribedPlanId = Exclude<PlanId, 'refill'>
/** Of a plan there is a dearer one to come down from. */
export type SmallerPlanId = 'starter'

/** `subscription` opens one, `renewal` goes on with it, `upgrade` pays the rest of a period's difference. */
export type PurchaseKind = 'refill' | 'subscription' | 'renewal' | 'upgrade'

/** A refund or a dispute leaves it `paid`: they have columns of their own. */
export type PurchaseState = 'pending' | 'paid' | 'failed' | 'canceled'

/** Why somebody ended their plan, if they said. */
export const CANCEL_REASONS = [
  { value: 'too_expensive', label: 'It costs too much' },
  { value: 'rarely_used', label: 'I rarely use it' },
  { value: 'not_as_expected', label: 'She is not what I hoped for' },
  { value: 'texts_trouble', label: 'Texts came late or not at all' },
  { value: 'a_break', label: 'I want a break' },
  { value: 'other', label: 'Something else' },
] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]['value']

/** In the payment provider's words. */
export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled'
  | 'paused'

/**
 * Why a language model gave no words. `busy`: too many calls for now. `credentials`: the key, or what is paid
 * for with it. `missing`: there is no such model. `rejected`: the call is wrong, and stays wrong. `refused`:
 * the model would not write this. `cut`: its words did not fit. `empty`, `unreadable`: nothing of use came.
 */
export const MODEL_FAILURES = [
  'timeout',
  'unavailable',
  'busy',
  'credentials',
  'missing',
  'rejected',
  'refused',
  'cut',
  'empty',
  'unreadable',
] as const
export type ModelFailure = (typeof MODEL_FAILURES)[number]
