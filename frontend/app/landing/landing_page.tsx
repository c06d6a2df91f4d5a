import { lazy, type ReactNode } from 'react'
import { StaticPart } from '../../lib/static_part'
import { GetStarted } from './get_started'

const LandingStory = lazy(() =>
  import('./landing_story').then((file) => ({ default: file.LandingStory }))
)

/** `children` is the card a visitor signs up or logs in with. */
export function LandingPage({ children }: { children: ReactNode }) {
  return (
    <>
      <StaticPart name="story">
        <LandingStory />
      </StaticPart>
      <GetStarted>{children}</GetStarted>
    </>
  )
}
