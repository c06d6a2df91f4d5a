import type { ApplicationService } from '@adonisjs/core/types'

/** Runs a task with the application booted and ends it cleanly, whatever came of the task. */
export async function withApp<T>(task: (app: ApplicationService) => Promise<T>): Promise<T> {
  // Only now: help must not wait for the framework.
  const { ignitor } = await import('../backend/bin/ignitor.js')
  const app = ignitor().createApp('console')
  await app.init()
  await app.boot()
  let result: T | undefined
  try {
    await app.start(async () => {
      result = await task(app)
    })
  } finally {
    await app.terminate()
  }
  return result as T
}
