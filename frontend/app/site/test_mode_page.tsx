import { BRAND } from '../../lib/names'
import { type StandIn, standInsOf } from '#app/site/contract'
import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router-dom'
import { PageTitle } from '../../lib/page_title'
import { useSite } from '../../lib/session'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'

interface Part {
  title: string
  pretended: string
  keys: readonly string[]
  real: string
}

const PARTS: Record<StandIn, Part> = {
  sms: {
    title: 'Texts',
    pretended: 'Nothing goes to a carrier. Texts stay on a phone in the browser.',
    keys: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
    real: 'texts go out by Twilio, to real phones',
  },
  ai: {
    title: 'Replies',
    pretended: 'No language model is asked. Replies are written offline, from lines and rules.',
    keys: ['OPENAI_API_KEY'],
    real: 'a language model writes them',
  },
  payment: {
    title: 'Payments',
    pretended: 'No card is charged. Only test cards are taken, such as 4242 4242 4242 4242.',
    keys: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    real: 'Stripe charges real cards',
  },
}

/** `/test-mode`: what is only played here, and how to make it real. */
export function TestModePage() {
  const { data: site } = useSite()
  if (!site) return null
  const standIns = standInsOf(site)
  if (standIns.length === 0) return <Outlet />
  return (
    <article className="mx-auto grid max-w-read gap-6 px-5 pt-6 pb-20 lg:pt-12">
      <PageTitle className="text-4xl">Test mode</PageTitle>
      <p className="text-lg text-muted">
        {BRAND} runs without any account elsewhere: what a provider would do is played here. Each
        key changes its own part alone.
      </p>
      {Object.entries(PARTS).map(([name, part]) => (
        <PartCard key={name} part={part} isPretended={site.simulated[name as StandIn]}>
          {name === 'sms' && site.isSimulatorOpen && <Link to="/simulator">Open that phone</Link>}
        </PartCard>
      ))}
      <p className="text-muted">
        Keys are set where the server runs: in its environment, or in a file <code>.env</code> made
        after <code>.env.example</code>, which says what each is for. Then start the server again.
      </p>
    </article>
  )
}

interface PartCardProps {
  part: Part
  isPretended: boolean
  children: ReactNode
}

function PartCard({ part, isPretended, children }: PartCardProps) {
  return (
    <Card className="grid gap-3 [&_a]:text-primary [&_a]:underline">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{part.title}</h2>
        <Badge tone={isPretended ? 'warn' : 'success'}>{isPretended ? 'Test mode' : 'Real'}</Badge>
      </div>
      {isPretended ? <HowToChange part={part} /> : <p>The key is set: {part.real}.</p>}
      {isPretended && children}
    </Card>
  )
}

function HowToChange({ part }: { part: Part }) {
  return (
    <>
      <p>{part.pretended}</p>
      <p>
        With {part.keys.length === 1 ? 'this key' : 'these keys'} set, {part.real}:
      </p>
      <ul className="grid gap-1">
        {part.keys.map((key) => (
          <li key={key}>
            <code className="text-sm break-all">{key}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
