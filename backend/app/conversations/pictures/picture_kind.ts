const STARTS: readonly [string, RegExp][] = [
  ['image/jpeg', /^ffd8ff/],
  ['image/png', /^89504e470d0a1a0a/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
]

/** What the bytes are, whatever they are called; null for what nobody looks at. */
export function pictureKind(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 12).toString('hex')
  return STARTS.find(([, pattern]) => pattern.test(start))?.[0] ?? null
}

export function dataAddress(bytes: Buffer, kind: string): string {
  return `data:${kind};base64,${bytes.toString('base64')}`
}
