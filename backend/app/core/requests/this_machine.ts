import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(::1|(::ffff:)?127\..+)$/
/** What proxies say of themselves, and of whom they speak for. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Who asks sits at this very machine: by the socket's own addresses, and not behind a proxy that runs here.
 */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = '', localAddress } = socket
  const isHere = LOOPBACK.test(remoteAddress) || remoteAddress === localAddress
  return isHere && OF_PROXIES.every((name) => headers[name] === undefined)
}
