import * as z from 'zod/mini'
import type { ActivityType } from '#app/models/contract'

/** `true` asks for the scheduled messages, which then come first. */
export const activitiesQuery = z.object({
  includeScheduled: z.catch(z.optional(z.literal('true')), undefined),
})

/** One row of `GET /api/activities`; `metadata` is JSON text, `createdAt` ISO 8601. */
export interface Activity {
  id: number
  activityType: ActivityType
  description: string
  metadata: string | null
  createdAt: string
}
