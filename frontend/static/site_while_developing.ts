import type { HtmlTagDescriptor, Plugin } from 'vite'
import { DEFAULT_NAMES, NAME_SLOTS } from '../../backend/app/core/answers/contract.ts'
import type { Site } from '../../backend/app/site/contract.ts'

/** Does to Vite's own page what the server does to a built one; the server may not be there yet. */
export function siteWhileDeveloping(api: string): Plugin {
  return {
    name: 'site-while-developing',
    apply: 'serve',
    transformIndexHtml: async (html) => {
      const answer = await fetch(`${api}/api/site`).catch(() => null)
      const site = answer?.ok ? ((await answer.json()) as Site) : null
      const { brand } = site ?? DEFAULT_NAMES
      return {
        html: html.replaceAll(NAME_SLOTS.brand, () => brand),
        tags: site ? [tagOf(site)] : [],
      }
    },
  }
}

function tagOf(site: Site): HtmlTagDescriptor {
  const attrs = { type: 'application/json', id: 'site' }
  return { tag: 'script', attrs, children: JSON.stringify(site), injectTo: 'head' }
}
