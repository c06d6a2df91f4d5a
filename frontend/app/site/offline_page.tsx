import { BRAND } from '../../lib/names'
import { CloudOff } from 'lucide-react'
import { buttonStyles } from '../../ui/button'
import { cn } from '../../ui/cn'
import { Wordmark } from '../../lib/wordmark'

/** What the service worker shows in place of a page it cannot fetch. */
export function OfflinePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex min-h-18 w-full max-w-page items-center px-5">
        <Wordmark />
      </header>
      <main className="grid flex-1">
        <OfflineNotice />
      </main>
      <script dangerouslySetInnerHTML={{ __html: RELOAD }} />
    </div>
  )
}

const RELOAD = "addEventListener('online', function () { location.reload() })"

/** For any page that cannot be had. The link loads that page again. */
export function OfflineNotice() {
  return (
    <div
      className={cn(
        'mx-auto grid w-full max-w-page flex-1',
        'place-content-center justify-items-center px-5 py-16 text-center'
      )}
    >
      <span className="mb-6 grid size-18 place-items-center rounded-full bg-butter text-on-butter">
        <CloudOff aria-hidden="true" className="size-9" />
      </span>
      <h1 className="text-4xl">You are offline</h1>
      <p className="mt-4 max-w-md text-lg text-balance text-muted">
        {`${BRAND} needs the internet to show this page. Texting her doesn’t: she still gets your ` +
          'messages, and you still get hers.'}
      </p>
      <a href="" className={buttonStyles({ className: 'mt-8' })}>
        Try again
      </a>
    </div>
  )
}
