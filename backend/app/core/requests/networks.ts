import { isIPv4 } from 'node:net'

interface Networks {
  /** One customer: a v4 address, a v6 /64. */
  host: string
  /** A v4 /24, a v6 /48. */
  subnet: string
  /** As much as a provider is given: a v4 /16, a v6 /32. It tells nothing of a person. */
  range: string
}

/** Whom an IP address stands for, from one customer to all of a provider's. */
export function networksOf(address: string): Networks {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(mapped)) {
    const [first, second, third] = mapped.split('.')
    const subnet = `${first}.${second}.${third}`
    return { host: mapped, subnet, range: `${first}.${second}.0.0/16` }
  }
  const groups = groupsOf(address)
  const upTo = (end: number) => groups.slice(0, end).join(':')
  return { host: upTo(4), subnet: upTo(3), range: `${upTo(2)}::/32` }
}

/** The eight groups of a v6 address, without leading zeros and without its zone. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const gap = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(gap).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '')
  )
}
