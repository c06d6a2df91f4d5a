import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { names } from '#config/brand'
import { fillNames } from '#app/core/answers/fill_names'
import type { PageText } from '#app/operations/readiness/readiness_facts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** What a built page says to its reader; null when it is not there. */
export async function readPage(siteDirectory: string, name: string): Promise<PageText> {
  try {
    const html = await readFile(join(siteDirectory, 'pages', `${name}.html`), 'utf8')
    return textOf(fillNames(html, names))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Our own markup, without scripts and tags, each gap one space. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (entity, name: string) => characterOf(name) ?? entity)
    .replace(/\s+/g, ' ')
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()]
  const isHex = /^#x/i.test(name)
  return String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10))
}
