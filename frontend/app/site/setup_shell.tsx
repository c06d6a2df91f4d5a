import { Outlet, ScrollRestoration } from 'react-router-dom'
import { HomeLink } from '../../lib/home_link'
import { useWatchedSignup } from '../../lib/session'
import { MAIN_ID, SkipLink } from '../../lib/skip_link'
import { cn } from '../../ui/cn'
import { LoginGate } from './login_gate'
import { MenuButton } from './menu_button'
import { GROUND_RULES } from './menu_links'
import { PageOnItsWay } from './page_on_its_way'
import { LogoutButton } from './signed_in_header'
import { AccountPausedBand } from './site_bands'
import { StandInBand } from './stand_in_band'

/** The frame before she exists: the pages of the navigation have nothing to show yet. */
export function SetupShell() {
  return (
    <LoginGate>
      <Frame />
    </LoginGate>
  )
}

function Frame() {
  useWatchedSignup()

  return (
    <>
      <SkipLink />
      <PageOnItsWay />
      <div className="flex min-h-dvh flex-col">
        <aside aria-label="Notices">
          <StandInBand />
          <AccountPausedBand />
        </aside>
        <header
          className={cn(
            'mx-auto flex min-h-16 w-full max-w-page',
            'flex-wrap items-center justify-between gap-x-2 px-5'
          )}
        >
          <HomeLink to="/" />
          <div className="flex items-center gap-2">
            <MenuButton links={GROUND_RULES} />
            <LogoutButton />
          </div>
        </header>
        <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </>
  )
}
