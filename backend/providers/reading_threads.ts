import { Threads } from '#app/core/threads/threads'
import { type Readers, readersIn } from '#app/conversations/readings/readers'
import type { Resolver } from './common_parts.js'

/** What reads words of others, in threads. */
export async function readers(resolver: Resolver): Promise<Readers> {
  return readersIn(await resolver.make(Threads))
}
