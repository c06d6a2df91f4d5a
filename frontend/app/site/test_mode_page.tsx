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
    pretended: 'Texts never reach a real phone. They go to a simulator instead.',
    keys: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_PHONE_NUMBER'],
    real: 'Twilio delivers texts to real phones',
  },
  ai: {
    title: 'Replies',
    pretended: 'No AI model is involved. Replies come from prewritten lines and simple rules.',
    keys: ['OPENAI_API_KEY'],
    real: 'AI writes the replies',
  },
  payment: {
    title: 'Payments',
    pretended: 'No card is charged. Pay with a test card, such as 4242 4242 4242 4242.',
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
        {BRAND} runs without any outside accounts. Each service below is simulated until you add its
        keys.
      </p>
      {Object.entries(PARTS).map(([name, part]) => (
        <PartCard key={name} part={part} isPretended={site.simulated[name as StandIn]}>
          {name === 'sms' && site.isSimulatorOpen && (
            <Link to="/simulator">Open the simulator</Link>
          )}
        </PartCard>
      ))}
      <p className="text-muted">
        Set keys as environment variables or in a <code>.env</code> file, then restart the server.{' '}
        <code>.env.example</code> explains each one.
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
        <Badge tone={isPretended ? 'warn' : 'success'}>{isPretended ? 'Simulated' : 'Live'}</Badge>
      </div>
      {isPretended ? <HowToChange part={part} /> : <p>{part.real}.</p>}
      {isPretended && children}
    </Card>
  )
}

function HowToChange({ part }: { part: Part }) {
  return (
    <>
      <p>{part.pretended}</p>
      <p>
        Once {part.keys.length === 1 ? 'this key is' : 'these keys are'} set, {part.real}:
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
