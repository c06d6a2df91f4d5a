import type { Signup } from '#app/people/accounts/contract'
import { PERSONALITIES, type Girlfriend } from '#app/people/girlfriends/contract'
import { Contact, Smile } from 'lucide-react'
import { HerPortrait } from '../../lib/her_portrait'
import { useHerMood } from '../../lib/last_texts'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'
import { cn } from '../../ui/cn'
import { LastWords } from './last_words'
import { NextWords } from './next_words'
import { SendSms } from './send_sms'

interface CompanionCardProps {
  girlfriend: Girlfriend
  signup: Signup
  className?: string
}

export function CompanionCard({ girlfriend, signup, className }: CompanionCardProps) {
  const { name, age, image, interests } = girlfriend
  const personality = PERSONALITIES.find(({ value }) => value === girlfriend.personality)
  return (
    <Card className={cn('flex flex-col', className)}>
      <div className="flex flex-wrap gap-4 sm:gap-7">
        <HerPortrait
          image={image}
          name={name}
          size="sm"
          className="w-24 self-start max-[22rem]:w-20 sm:w-40 sm:[--arch-foot:1.25rem] lg:w-56"
        />
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="text-xs font-semibold tracking-wide text-muted">AI companion</p>
          <h2 className="mt-1 text-2xl [overflow-wrap:anywhere] max-[22rem]:text-xl">
            {name}
            <span className="text-muted">, {age}</span>
          </h2>
          <p className="mt-1.5 text-muted">{personality?.description}</p>
          <p className="mt-3 flex flex-wrap gap-1.5">
            <Badge tone="primary">{personality?.label}</Badge>
            <MoodBadge stored={girlfriend.emotionalState} />
          </p>
          <InterestBadges interests={interests} className="mt-1.5 max-sm:hidden" />
        </div>
      </div>
      <InterestBadges interests={interests} className="mt-4 sm:hidden" />
      <LastWords name={name} />
      <NextWords signup={signup} />
      <SendSms girlfriendName={name} signup={signup} />
      <a
        href="/api/contact-card"
        download
        className={buttonStyles({ variant: 'link', size: 'sm', className: 'self-center' })}
      >
        <Contact aria-hidden="true" className="size-4.5" />
        Save her number
      </a>
    </Card>
  )
}

function MoodBadge({ stored }: { stored: string }) {
  return (
    <Badge tone="butter">
      <Smile aria-hidden="true" />
      <span className="capitalize">{useHerMood(stored)}</span>
    </Badge>
  )
}

function InterestBadges({ interests, className }: { interests: string[]; className: string }) {
  return (
    <ul aria-label="Interests" className={cn('flex flex-wrap gap-1.5', className)}>
      {interests.map((interest) => (
        <li key={interest}>
          <Badge>{interest}</Badge>
        </li>
      ))}
    </ul>
  )
}
