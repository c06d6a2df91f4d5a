import { fileURLToPath } from 'node:url'
import env, { projectRoot } from '#config/env'

export const publicUrl = env.get('PUBLIC_URL')

/** Where the built pages lie. */
export const siteDirectory = fileURLToPath(new URL(env.get('SITE_DIR', 'build/site'), projectRoot))

/** What this process does; one process does both by default. */
export const roles = env
  .get('ROLES', 'web,worker')
  .split(',')
  .map((role) => role.trim())
export const isWorker = roles.includes('worker')
export const isWeb = roles.includes('web')

/** The landing page's numbers, with the day they were true: `2026-11-01 | 10K+ users | 99.9% uptime`. */
export const siteFigures = env.get('SITE_FIGURES') ?? null
