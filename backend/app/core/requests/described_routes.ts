import { Route } from '@adonisjs/core/http'
import type * as z from 'zod/mini'

/** What the document of the calls tells of one and its router does not know. */
export interface Description {
  /** One sentence: what the call does. */
  summary: string
  /** What the controller validates the body with. */
  body?: z.ZodMiniType
  /** The same, where each `:resource` has one of its own. */
  bodies?: Readonly<Record<string, z.ZodMiniType>>
  /** What it reads the query with. */
  query?: z.ZodMiniObject
  /** Each value of the query is JSON in itself. */
  isJsonQuery?: boolean
  /** What is answered, in a sentence; where nothing is said, a message for the person. */
  answer?: string
  /** The media type of the answer, where it is not JSON; `nothing` for a 204. */
  type?: string
  /** What the controller itself asks for, in place of a session. */
  proof?: 'stripeSignature' | 'metricsToken'
  /** The action counts as well, beyond what the router throttles. */
  isCounted?: boolean
}

declare module '@adonisjs/core/http' {
  interface Route {
    /** For `GET /api/openapi.json`: every route but those of pages has to be described. */
    describe(summary: string, more?: Omit<Description, 'summary'>): this
  }
}

/** By route and not by path: a group gives its routes their prefix and middleware only later. */
const DESCRIBED = new Map<Route, Description>()

Route.macro('describe', function (this: Route, summary, more = {}) {
  DESCRIBED.set(this, { summary, ...more })
  return this
})

export interface DescribedRoute {
  route: ReturnType<Route['toJSON']>
  description: Description
}

export function describedRoutes(): DescribedRoute[] {
  return [...DESCRIBED].map(([route, description]) => ({ route: route.toJSON(), description }))
}
