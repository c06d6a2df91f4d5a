import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useWatchedSignup } from '../../lib/session'
import { MAIN_ID, SkipLink } from '../../lib/skip_link'
import { BottomBar } from './bottom_bar'
import { LoginGate } from './login_gate'
import { PageOnItsWay } from './page_on_its_way'
import { PhoneObstacleBand } from './phone_obstacle_band'
import { SideRail } from './side_rail'
import { SignedInHeader } from './signed_in_header'
import { AccountPausedBand, OptedOutBand, PausedBand, PaymentFailedBand } from './site_bands'
import { StandInBand } from './stand_in_band'

/** The frame of the pages behind the login. A visitor goes to `/`. */
export function SignedInShell() {
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
      <div className="lg:grid lg:grid-cols-[220px_minmax(0,1fr)]">
        <SideRail />
        <div className="flex min-h-dvh flex-col pb-[calc(4.25rem+env(safe-area-inset-bottom))] lg:pb-0">
          <SignedInHeader />
          <aside aria-label="Notices" className="print:hidden">
            <StandInBand />
            <AccountPausedBand />
            <OptedOutBand />
            <PhoneObstacleBand />
            <PausedBand />
            <PaymentFailedBand />
          </aside>
          <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col outline-none">
            <Outlet />
          </main>
        </div>
      </div>
      <BottomBar />
      <ScrollRestoration />
    </>
  )
}
