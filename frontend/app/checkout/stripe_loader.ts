import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { createContext } from 'react'

type Load = (publishableKey: string) => Promise<Stripe | null>

/** Brings the provider's script. Stories put one here that needs no network. */
export const StripeLoader = createContext<Load>(loadOnOwnPage)

/**
 * The policy that lets the script in comes with `/checkout` alone: somebody who arrived from another page
 * of ours has that page's policy and starts over.
 */
function loadOnOwnPage(publishableKey: string): Promise<Stripe | null> {
  if (isOwnPage()) return loadStripe(publishableKey)
  location.reload()
  return new Promise(() => undefined)
}

function isOwnPage(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !entry || new URL(entry.name).pathname === location.pathname
}
