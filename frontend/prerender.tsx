import type { Site } from '#app/site/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { createMemoryRouter } from 'react-router-dom'
import { OfflinePage } from './app/site/offline_page'
import { Everly } from './everly'
import { createQueryClient } from './lib/query_client'
import { KEYS } from './lib/session'
import { whenInitialized } from './lib/when_initialized'
import { routes } from './router'

/** The markup of one page as a visitor first sees it, made where the front end is built. */
export async function prerender(path: string, site: Site): Promise<string> {
  const queries = createQueryClient()
  queries.setQueryData(KEYS.site, site)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await whenInitialized(router)
  const { prelude } = await prerenderToNodeStream(<Everly router={router} queries={queries} />, {
    // Nothing is sent bit by bit, so nothing has to be moved into place by a script.
    progressiveChunkSize: Infinity,
  })
  const chunks: Buffer[] = []
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** The page without a server behind it, and so without the app. */
export function offline(): string {
  return renderToStaticMarkup(<OfflinePage />)
}
