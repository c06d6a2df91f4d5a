import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const LEAST_BYTES = 1024

/** How the built files really come over the wire. */
export async function checkDelivery(base: string, site: string) {
  const names = readdirSync(join(site, 'assets')).filter((name) => /\.(js|css)$/.test(name))
  const wrong: string[] = []
  for (const name of names) {
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(`${base}/assets/${name}`, {
        headers: { 'Accept-Encoding': encoding },
      })
      const length = (await answer.arrayBuffer()).byteLength
      const isCompressed = answer.headers.get('content-encoding') === encoding
      const isKept = answer.headers.get('cache-control')?.includes('immutable')
      if ((length >= LEAST_BYTES && !isCompressed) || !isKept) wrong.push(`${name} (${encoding})`)
    }
  }
  return {
    files: names.length,
    wrong,
    target: 'every script and style sheet over 1 kB as brotli and gzip, kept for ever',
    isMet: wrong.length === 0,
  }
}
