import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import rc from '../adonisrc.js'

const APP_ROOT = new URL('../../', import.meta.url)

/**
 * The one way the application is put together: for the server, the console, the tests and the command line.
 */
export function ignitor() {
  // What we write (the database, backups, logs) is for the user who runs us alone.
  process.umask(0o077)
  return new Ignitor(APP_ROOT, { importer: (path) => import(path) }).tap((app) => {
    app.rcContents(rc)
    app.booting(async () => {
      await import('#config/env')
    })
  })
}
