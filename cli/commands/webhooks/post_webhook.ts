import { LOOPBACK } from '#app/core/answers/loopback'
import { EXIT } from '../../exit_codes.js'
import { explained, Failure } from '../../failure.js'
import { ownAddress } from '../../own_address.js'

/** A call ready to be made, signed for the address the server knows itself by. */
export interface Call {
  path: string
  signedFor(url: string): { headers: Record<string, string>; body: string }
}

const TIMEOUT_MS = 15_000

export interface Target {
  /** Where it is posted to. */
  base: string
  /** What the signature is made for. */
  signedBase: string
}

/** A signed webhook is as good as a provider's: it goes to this machine or to ourselves, nowhere else. */
export async function targetOf(url: string | undefined): Promise<Target> {
  const { publicUrl } = await import('#config/site')
  const own = await ownAddress()
  if (url === undefined) return { base: own, signedBase: own }
  const asked = URL.parse(url)
  const isOurs = publicUrl !== undefined && asked?.origin === new URL(publicUrl).origin
  if (!asked || !(isOurs || LOOPBACK.includes(asked.hostname))) {
    throw new Failure(EXIT.usage, '--url must be of this machine, or PUBLIC_URL.')
  }
  const base = url.replace(/\/+$/, '')
  return { base, signedBase: publicUrl ? own : base }
}

export async function post({ base, signedBase }: Target, call: Call): Promise<number> {
  const answer = await fetch(base + call.path, {
    method: 'POST',
    ...call.signedFor(signedBase + call.path),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(async (error: unknown) => {
    const { message: why } = await explained((error as Error).cause ?? error)
    throw new Failure(EXIT.failure, `No server answers at ${base}.`, {
      why,
      fix: 'Start it (npm start), or say where it is with --url.',
    })
  })
  await answer.body?.cancel()
  if (answer.ok) return answer.status
  const isForged = answer.status === 403
  throw new Failure(isForged ? EXIT.notConfigured : EXIT.failure, `It answered ${answer.status}.`, {
    ...(isForged && {
      why: 'The signature does not match.',
      fix: 'The server must have the same PUBLIC_URL and keys as this command.',
    }),
  })
}
