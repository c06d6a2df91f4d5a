import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { Everly } from './everly'
import { createQueryClient } from './lib/query_client'
import { removeEarlyTalk } from './lib/early_reads'
import { nameHistoryEntry } from './lib/name_history_entry'
import { registerOfflineWorker } from './lib/offline_worker'
import { givenSite } from './lib/names'
import { KEYS } from './lib/session'
import { keepDeliveredParts } from './lib/static_part'
import { followSystemTheme } from './lib/theme'
import { whenInitialized } from './lib/when_initialized'
import { routes } from './router'
import './styles.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const queries = createQueryClient()
if (givenSite) queries.setQueryData(KEYS.site, givenSite)

followSystemTheme()
nameHistoryEntry()
const router = createBrowserRouter(routes)
const app = <Everly router={router} queries={queries} />
if (root.hasChildNodes()) {
  keepDeliveredParts()
  // Taking over before the code of this page is there would put a spinner in its place.
  void whenInitialized(router).then(() => {
    // In small steps: somebody may be scrolling already.
    startTransition(() => void hydrateRoot(root, app))
  })
} else {
  createRoot(root).render(app)
  void whenInitialized(router).then(removeEarlyTalk)
}
if (import.meta.env.PROD) registerOfflineWorker()
