import { LOOPBACK } from '#app/core/answers/loopback'

/** Where the provider keeps what came with texts, beside its own address. */
const STORES = /(?:^|\.)twilio(?:cdn)?\.com$/
const OLD_STORE = { host: 's3-external-1.amazonaws.com', path: '/media.twiliocdn.com/' }
const MOST_HOPS = 3

interface Asked {
  /** Of the provider, as it is set. */
  base: URL
  /** Told to that address alone. */
  authorization: string
  most: number
  signal: AbortSignal
}

/**
 * The bytes behind an address of the provider's, `too_large` when they are more than `most`. It sends
 * whoever asks on to its store; nobody else is asked, whatever an answer says. Rejects when there are none.
 */
export async function fetchMedium(address: URL, asked: Asked): Promise<Buffer | 'too_large'> {
  let at = address
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    if (!isProviders(at, asked.base)) throw new Error('this is no address of the provider')
    const answer = await ask(at, asked)
    const next = answer.headers.get('location')
    if (answer.status < 300 || answer.status >= 400 || next === null) return read(answer, asked)
    await answer.body?.cancel()
    at = new URL(next, at)
  }
  throw new Error('too many redirections')
}

function isProviders(at: URL, base: URL): boolean {
  // Over http only where somebody set such a base, which is refused but for this machine.
  if (at.origin === base.origin)
    return base.protocol === 'https:' || LOOPBACK.includes(base.hostname)
  if (at.protocol !== 'https:' || at.port !== '' || at.username !== '') return false
  if (at.hostname === OLD_STORE.host) return at.pathname.startsWith(OLD_STORE.path)
  return STORES.test(at.hostname)
}

function ask(at: URL, { base, authorization, signal }: Asked): Promise<Response> {
  const headers = at.origin === base.origin ? { authorization } : undefined
  return fetch(at, { headers, redirect: 'manual', signal })
}

async function read(answer: Response, { most }: Asked): Promise<Buffer | 'too_large'> {
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel()
    throw new Error(`the provider answered ${answer.status}`)
  }
  if (Number(answer.headers.get('content-length')) > most) {
    await answer.body.cancel()
    return 'too_large'
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body) {
    size += chunk.byteLength
    // Leaving the loop ends the download.
    if (size > most) return 'too_large'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
