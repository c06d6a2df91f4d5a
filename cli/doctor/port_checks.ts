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
  if (answer instanceof Error) return checkSilence(name, host, answer)
  const told = (await answer.json().catch(() => ({}))) as { status?: string; version?: string }
  if (told.status !== 'live') return red(name, 'another program has it', FIX)
  return green(name, `a server of version ${told.version} answers`)
}

const FIX = 'Set PORT to a free one, or end that program.'
const NOT_HERE = /^(ENOTFOUND|EAI_AGAIN|EADDRNOTAVAIL|EHOSTUNREACH|ENETUNREACH)$/
const SILENT = 'Set HOST to an address of this machine, or end the program that has the port.'

function checkSilence(name: string, host: string, { cause, name: kind }: Error): Check {
  if (kind === 'TimeoutError') return red(name, `nothing answers at ${host} within 3 s`, SILENT)
  const { code = '' } = (cause ?? {}) as { code?: string }
  if (code === 'ECONNREFUSED') return green(name, 'free')
  return NOT_HERE.test(code)
    ? red(name, `${host} is no address of this machine (${code})`, 'Set HOST to one that is.')
    : red(name, 'another program has it', FIX)
}
