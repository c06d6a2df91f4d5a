import type { Threads } from '#app/core/threads'
import { OfflineLanguageModel } from '#app/offline_voice/offline_language_model'
import type { Readers } from '#app/readings/readers'
import * as readings from '#app/readings/readings'

/** The readings in this process, without a limit of time. */
export const thinkingHere = Object.fromEntries(
  Object.entries(readings).map(([name, read]) => [
    name,
    async (...values: never[]) => (read as (...values: never[]) => unknown)(...values),
  ])
) as unknown as Readers

/** What stands for the threads then. */
export function threadsHere(): Threads {
  const run = async (name: string, values: readonly unknown[]) =>
    (thinkingHere as unknown as Record<string, (...values: unknown[]) => unknown>)[name]?.(
      ...values
    )
  return { run, warmUp: async () => {}, close: async () => {} } as unknown as Threads
}

export function offlineModelHere(): OfflineLanguageModel {
  return new OfflineLanguageModel(thinkingHere.offlineCompletion)
}
