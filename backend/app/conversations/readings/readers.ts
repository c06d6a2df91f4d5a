import type { Threads } from '#app/core/threads/threads'
import type * as readings from '#app/conversations/readings/readings'

type InThread<Reading> = Reading extends (...values: infer Values) => infer Answer
  ? (...values: Values) => Promise<Awaited<Answer>>
  : never

/** The readings, each in a thread: rejects with ReadForTooLong when its text takes too long. */
export type Readers = { [Name in keyof typeof readings]: InThread<(typeof readings)[Name]> }

export function readersIn(threads: Threads): Readers {
  const reader =
    (name: string) =>
    (...values: unknown[]) =>
      threads.run(name, values)
  // Whoever awaits a value asks whether it has a `then`.
  const find = (_: object, name: string) => (name === 'then' ? undefined : reader(name))
  return new Proxy({}, { get: find }) as Readers
}
