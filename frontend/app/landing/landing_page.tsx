import type { ReactNode } from 'react'
import { ClaimsStrip } from './claims_strip'
import { Features } from './features'
import { GetStarted } from './get_started'
import { Hero } from './hero'
import { HowItWorks } from './how_it_works'
import { Testimonials } from './testimonials'

/** `children` is the card a visitor signs up or logs in with. */
export function LandingPage({ children }: { children: ReactNode }) {
  return (
    <>
      <Hero />
      <ClaimsStrip />
      <Features />
      <HowItWorks />
      <Testimonials />
      <GetStarted>{children}</GetStarted>
    </>
  )
}
