import { ClaimsStrip } from './claims_strip'
import { Features } from './features'
import { Hero } from './hero'
import { HowItWorks } from './how_it_works'
import { Testimonials } from './testimonials'

/** Everything a visitor reads before the card. */
export function LandingStory() {
  return (
    <>
      <Hero />
      <ClaimsStrip />
      <Features />
      <HowItWorks />
      <Testimonials />
    </>
  )
}
