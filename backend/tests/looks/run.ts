import 'reflect-metadata'
import { ignitor } from '../../bin/ignitor.js'

// What the journeys share is written for an app that has begun.
Object.assign(process.env, { LOG_LEVEL: 'error', DATABASE_URL: ':memory:' })
const everly = ignitor().createApp('console')
await everly.init()
await everly.boot()
await import('./take_looks.js')
