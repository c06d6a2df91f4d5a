import { fileURLToPath } from 'node:url'
import env, { projectRoot } from '#config/env'

/** Where the server of these settings listens. */
export const listening = { host: env.get('HOST') || '127.0.0.1', port: env.get('PORT', 3333) }

/** Where PostgreSQL's own programs are looked for, and what they are started with. */
export const programs = {
  environment: process.env,
  folders: [
    ...(process.env.PATH ?? '').split(':').filter(Boolean),
    ...['18', '17', '16', '15', '14'].map((version) => `/usr/lib/postgresql/${version}/bin`),
  ],
}

/** Where copies of a database on PostgreSQL go when nobody says where. */
export const dumpFolder = fileURLToPath(new URL('tmp/backups', projectRoot))
