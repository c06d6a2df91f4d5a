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

/** One row of `GET /api/activities`; `metadata` is JSON text, `createdAt` ISO 8601. */
export interface Activity {
  id: number
  activityType: ActivityType
  description: string
  metadata: string | null
  createdAt: string
}
