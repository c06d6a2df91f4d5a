import { createServer, type Server } from 'node:http'
import type { ApplicationService } from '@adonisjs/core/types'
import { ignitor } from './ignitor.js'
import { reportFailure } from './report_failure.js'

/** Longer than the minute a balancer keeps a connection: the end of ours would meet its next call. */
const KEEP_ALIVE_MS = 65_000
const SOON_MS = 100

ignitor()
  .tap((app) => {
    // AdonisJS itself would listen on every address of the machine.
    void app.booted(async () => {
      const { listening } = await import('#config/command_line')
      process.env.HOST = listening.host
    })
    // Before that nothing has begun, and a signal ends the process by itself.
    app.starting(() => endWhenAsked(app))
  })
  .httpServer()
  .start((handle) => createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handle))
  .catch((error: unknown) => {
    reportFailure(error)
    process.exit()
  })

function endWhenAsked(app: ApplicationService): void {
  let ending: Promise<void> | undefined
  // What outlived its time would keep the process alive.
  const end = () =>
    (ending ??= leave(app)
      .catch(tell)
      .finally(() => process.exit()))
  process.on('SIGTERM', end)
  process.once('SIGINT', end)
}

async function leave(app: ApplicationService): Promise<void> {
  const server = await app.container.make('server')
  // What was being answered when we began to end keeps its connection, and the server waits for it.
  setInterval(() => closeIdle(server.getNodeServer()), SOON_MS)
  await app.terminate()
}

function tell(error: unknown): void {
  console.error(error)
  process.exitCode = 1
}

function closeIdle(server: Server | undefined): void {
  if (server?.listening === false) server.closeIdleConnections()
}
