import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useArrived } from '../../lib/session'
import { MAIN_ID, SkipLink } from '../../lib/skip_link'
import { PageOnItsWay } from './page_on_its_way'
import { PublicHeader } from './public_header'
import { StandInBand } from './stand_in_band'
import { SiteFooter } from './site_footer'

/** The frame of the pages a visitor sees. */
export function PublicShell() {
  useArrived()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PageOnItsWay />
      <aside aria-label="Notices" className="print:hidden">
        <StandInBand />
      </aside>
      <PublicHeader />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <ScrollRestoration />
    </div>
  )
}
