import * as z from 'zod/mini'

/** `GET /health/ready`; `only=web`: a balancer that must keep serving asks for this process alone. */
export const ReadyQuery = z.object({ only: z.optional(z.literal('web', 'only may be web')) })

/** What a probe is told. */
export interface ReadyAnswer {
  status: 'ready' | 'not ready'
  version: string
  database: boolean
  worker: boolean
  /** Why it is not ready, in plain sentences; empty when it is. */
  reasons: string[]
}
