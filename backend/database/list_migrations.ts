import { readdirSync } from 'node:fs'
import type { ApplicationService } from '@adonisjs/core/types'

const FOLDER = 'backend/database/migrations'
const ENDING = /\.[jt]s$/

/** The names of all migrations of this build, in the order they run, as the database keeps them. */
export function listMigrations(app: ApplicationService): string[] {
  return readdirSync(app.makePath(FOLDER))
    .filter((file) => ENDING.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${FOLDER}/${file.replace(ENDING, '')}`)
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}
