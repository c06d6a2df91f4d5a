import { CARD_PATH } from '#app/companion/cards/contract'
import {
  COMMUNICATION_STYLES,
  PERSONALITIES,
  type Girlfriend,
} from '#app/people/girlfriends/contract'
import { ContactRound, FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { HerPortrait } from '../../lib/her_portrait'
import { labelOf } from '../../lib/label_of'
import { useHerMood } from '../../lib/last_texts'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button'
import { Card } from '../../ui/card'

/** Who she is; to be read, not changed. */
export function GirlfriendSheet({ girlfriend }: { girlfriend: Girlfriend }) {
  const { name, age, image, interests } = girlfriend
  return (
    <Card>
      <div className="flex items-center gap-5">
        <HerPortrait image={image} name={name} size="sm" className="max-[22rem]:w-16" />
        <div className="min-w-0">
          <p className="text-xs font-semibold tracking-wide text-muted">AI companion</p>
          <h2 className="mt-1 text-2xl [overflow-wrap:anywhere]">{name}</h2>
        </div>
      </div>
      <dl className="mt-5">
        <Row term="Name">{name}</Row>
        <Row term="Age">{age}</Row>
        <Row term="Personality">{labelOf(PERSONALITIES, girlfriend.personality)}</Row>
        <Row term="Emotional state">
          <span className="capitalize">{useHerMood(girlfriend.emotionalState)}</span>
        </Row>
        <Row term="Communication style">
          {labelOf(COMMUNICATION_STYLES, girlfriend.communicationStyle)}
        </Row>
        <Row term="Interests">
          <span className="flex flex-wrap justify-end gap-1.5">
            {interests.map((interest) => (
              <Badge key={interest}>{interest}</Badge>
            ))}
          </span>
        </Row>
      </dl>
      <ContactCard name={name} />
      <CharacterCard />
    </Card>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="ml-auto text-right font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function ContactCard({ name }: { name: string }) {
  return (
    <div className="border-t border-line pt-5">
      <a
        href="/api/contact-card"
        download
        className={buttonStyles({ variant: 'ghost', className: 'w-full' })}
      >
        <ContactRound aria-hidden="true" className="size-5" />
        Download contact card
      </a>
      <p className="mt-2 text-center text-sm text-muted">
        Open it on your phone, and her texts show up as {name}.
      </p>
    </div>
  )
}

function CharacterCard() {
  return (
    <div className="mt-5 border-t border-line pt-5">
      <a
        href={CARD_PATH}
        download
        className={buttonStyles({ variant: 'ghost', className: 'w-full' })}
      >
        <FileDown aria-hidden="true" className="size-5" />
        Download character card
      </a>
      <p className="mt-2 text-center text-sm text-muted">
        Who she is and what she remembers, in a file other companion apps can read. Be careful who
        you share it with.
      </p>
    </div>
  )
}
