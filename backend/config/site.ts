import env from '#start/env'

export const publicUrl = env.get('PUBLIC_URL')

/** Where the built pages lie, relative to the application's root. */
export const siteDirectory = env.get('SITE_DIR', 'build/site')

/** What this process does; one process does both by default. */
const roles = env
  .get('ROLES', 'web,worker')
  .split(',')
  .map((role) => role.trim())
export const isWorker = roles.includes('worker')
