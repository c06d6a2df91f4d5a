import type { Threads } from '#app/core/threads/threads'
import { OfflineLanguageModel } from '#app/companion/voice/offline_language_model'
import { readersIn } from '#app/conversations/readings/readers'
import * as readings from '#app/conversations/readings/readings'

type Reading = (...values: unknown[]) => unknown

const functions = new Map(Object.entries(readings) as unknown as [string, Reading][])

/** Stands for the threads: reads in this process, without a limit of time. */
export function threadsHere(): Threads {
  const run = async (name: string, values: readonly unknown[]) => functions.get(name)!(...values)
  return { run, warmUp: async () => {}, close: async () => {} } as unknown as Threads
}

export const thinkingHere = readersIn(threadsHere())

export function offlineModelHere(): OfflineLanguageModel {
  return new OfflineLanguageModel(thinkingHere)
}
