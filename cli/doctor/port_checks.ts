import { type Check, green, red } from './check.js'

const TIMEOUT_MS = 3000

/** Whether the address we would listen at is free, ours already, or somebody else's. */
export async function checkPort(): Promise<Check> {
  const { listening } = await import('#config/command_line')
  const { host, port } = listening
  const name = `Port ${port}`
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const url = `http://${near.includes(':') ? `[${near}]` : near}:${port}/health/live`
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => error as Error
  )
  if (answer instanceof Error) {
    return isFree(answer) ? green(name, 'free') : red(name, 'another program has it', FIX)
  }
  const told = (await answer.json().catch(() => ({}))) as { status?: string; version?: string }
  if (told.status !== 'live') return red(name, 'another program has it', FIX)
  return green(name, `a server of version ${told.version} answers`)
}

const FIX = 'Set PORT to a free one, or end that program.'

function isFree({ cause }: Error): boolean {
  return (cause as { code?: string } | undefined)?.code === 'ECONNREFUSED'
}
