import type { TextChannel } from '#app/models/contract'

const RCS = /^rcs:/i

/** How the provider writes who a text is from or for: `+12025550147`, over RCS `rcs:+12025550147`. */
export function isRcs(address: string): boolean {
  return RCS.test(address)
}

/** The number as such, the same over every channel. */
export function numberOf(address: string): string {
  return address.replace(RCS, '')
}

/** Of a text between these two. */
export function channelOf(...addresses: string[]): TextChannel {
  return addresses.some(isRcs) ? 'rcs' : 'sms'
}
