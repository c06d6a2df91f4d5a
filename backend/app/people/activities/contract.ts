import type { ActivityType } from '#app/models/contract'

/** One row of `GET /api/activities`; `metadata` is JSON text, `createdAt` ISO 8601. */
export interface Activity {
  id: number
  activityType: ActivityType
  description: string
  metadata: string | null
  createdAt: string
}
