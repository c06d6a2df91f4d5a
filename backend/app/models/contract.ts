/** Words that stand in columns. Their labels and descriptions stand where people read them. */
export type Personality =
  | 'flirty'
  | 'sweet'
  | 'funny'
  | 'adventurous'
  | 'intellectual'
  | 'romantic'
export type CommunicationStyle = 'frequent' | 'morning-evening' | 'casual' | 'deep'
export type RelationshipStyle = 'girlfriend' | 'friend' | 'flirt' | 'supportive'

/** Of an account; all but `user` are of staff. */
export type Role = 'user' | 'viewer' | 'support' | 'admin'

export type SubscriptionType = 'free' | 'starter' | 'standard' | 'refill'

export type ActivityType =
  | 'login'
  | 'girlfriend_customized'
  | 'profile_update'
  | 'message_sent'
  | 'memory_saved'
  | 'message_scheduled'
  | 'other'
