const TRIES = 25

/**
 * Runs an attempt again while somebody else changed what it had read. The provider is asked outside any
 * transaction, so an older answer must never be written over a newer one.
 */
export async function whileStale<T>(attempt: () => Promise<T | 'stale'>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const result = await attempt()
    if (result !== 'stale') return result
  }
  throw new Error('a payment changed again and again while it was settled')
}
