const AT_ONCE = 256
/** More would keep a phone busy for minutes. */
const MOST_BITS = 24

/** What the server asks to be solved before it sends another code; null when it asks for nothing. */
export function challengeIn(text: string): string | null {
  try {
    const { challenge } = JSON.parse(text) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/**
 * Finds the number that, behind the challenge and a colon, makes a SHA-256 hash begin
 * with as many zero bits as the challenge begins with; null when it asks for too
 * much, or the browser has no hashes (without https). The page stays alive meanwhile.
 */
export async function solve(
  challenge: string,
  signal?: AbortSignal | null
): Promise<string | null> {
  const bits = Number.parseInt(challenge, 10)
  if (!(bits <= MOST_BITS) || !globalThis.crypto?.subtle) return null
  for (let from = 0; ; from += AT_ONCE) {
    signal?.throwIfAborted()
    const proofs = Array.from({ length: AT_ONCE }, (_, index) => `${challenge}:${from + index}`)
    const zeros = await Promise.all(proofs.map(zeroBitsOf))
    const found = zeros.findIndex((count) => count >= bits)
    if (found >= 0) return proofs[found] ?? null
  }
}

async function zeroBitsOf(proof: string): Promise<number> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(proof))
  return Math.clz32(new DataView(hash).getUint32(0))
}
