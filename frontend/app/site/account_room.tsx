import { Suspense, useDeferredValue, type ReactNode } from 'react'
import { useIsLive } from './use_is_live'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'

/**
 * The room of the card on `/`, kept free until its code has
 * come. Without JavaScript it says why it stays empty.
 */
export function AccountRoom({ children }: { children: ReactNode }) {
  // Not in the same breath as the rest of the page: the form is the larger half of it.
  const isLive = useDeferredValue(useIsLive())
  return isLive ? <Suspense fallback={<Room />}>{children}</Suspense> : <Room />
}

function Room() {
  return (
    <div>
      <Skeleton className="h-[59.25rem] rounded-card lg:h-[55.5rem] noscript:hidden" />
      <noscript>
        <Card className="p-5 shadow-float sm:p-8">
          <h3 className="text-2xl">Signing up needs JavaScript</h3>
          <p className="mt-3 text-muted">
            Please turn it on in your browser and reload this page to sign up or log in. Texting her
            doesn’t need it.
          </p>
        </Card>
      </noscript>
    </div>
  )
}
