import type { ConversationView } from '#app/conversations/thread/contract'
import { Contact, MessageCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { phoneText } from '../../lib/format'
import { useSite } from '../../lib/session'
import { buttonStyles } from '../../ui/button'
import { CopyButton } from '../../ui/copy_button'

/** In place of a composer: she is texted from the phone. */
export function TextBar({ view }: { view: ConversationView }) {
  const { companionNumber: number, isOptedOut } = view
  return (
    <div className="border-t border-line bg-bg px-5 py-3 lg:px-8">
      <div className="mx-auto grid w-full max-w-lg gap-1">
        {isOptedOut && (
          <p className="mb-1 text-center text-sm text-muted">
            You replied STOP, so she cannot text you. Text START to{' '}
            <span className="whitespace-nowrap">{phoneText(number)}</span> and she can again.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <a
            href={isOptedOut ? `sms:${number}?&body=START` : `sms:${number}`}
            className={buttonStyles({ className: 'min-w-0 flex-[1_1_12rem] px-3' })}
          >
            <MessageCircle aria-hidden="true" className="size-5 max-[22rem]:hidden" />
            Text {isOptedOut ? 'START' : phoneText(number)}
          </a>
          <CopyButton text={number} label="Copy number" isCompact className="shrink-0" />
        </div>
        <More />
      </div>
    </div>
  )
}

function More() {
  const { data: site } = useSite()
  const link = buttonStyles({ variant: 'link', size: 'sm' })
  return (
    <div className="flex flex-wrap justify-center gap-x-4">
      <a href="/api/contact-card" download className={link}>
        <Contact aria-hidden="true" className="size-4.5" />
        Save her number
      </a>
      {site?.simulated.sms && (
        <Link to="/simulator" className={link}>
          Text her from the simulator
        </Link>
      )}
    </div>
  )
}
