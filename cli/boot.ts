import type { ApplicationService } from '@adonisjs/core/types'
import { ignitor } from '../backend/bin/ignitor.js'

/** Runs a task with the application booted and ends it cleanly, whatever came of the task. */
export async function withApp<T>(task: (app: ApplicationService) => Promise<T>): Promise<T> {
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
