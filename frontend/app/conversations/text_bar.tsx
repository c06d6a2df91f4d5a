import type { ConversationView } from '#app/conversations/thread/contract'
import { Contact, MessageCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { phoneText } from '../../lib/phone_text'
import { useSite } from '../../lib/session'
import { buttonStyles } from '../../ui/button'
import { CopyButton } from '../../ui/copy_button'

const MAIN = buttonStyles({ className: 'min-w-0 flex-[1_1_12rem] px-3' })

/** In place of a composer: she is texted from the phone, or from the pretend one while that stands in. */
export function TextBar({ view }: { view: ConversationView }) {
  const { companionNumber: number, isOptedOut } = view
  const { data: site } = useSite()
  return (
    <div className="border-t border-line bg-bg px-4 py-1 lg:px-8 lg:py-3">
      <div className="mx-auto grid w-full max-w-xl gap-1">
        {isOptedOut && (
          <p className="mb-1 text-center text-sm text-muted">
            You replied STOP, so she can’t text you. Text START to{' '}
            <span className="whitespace-nowrap">{phoneText(number)}</span> to hear from her again.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {site?.isSimulatorOpen ? (
            <Link to="/simulator" className={MAIN}>
              Text her from the simulator
            </Link>
          ) : (
            <TextLink number={number} isOptedOut={isOptedOut} />
          )}
          <CopyButton text={number} label="Copy number" isCompact className="shrink-0" />
          <SaveLink />
        </div>
      </div>
    </div>
  )
}

function TextLink({ number, isOptedOut }: { number: string; isOptedOut: boolean }) {
  return (
    <a href={isOptedOut ? `sms:${number}?&body=START` : `sms:${number}`} className={MAIN}>
      <MessageCircle aria-hidden="true" className="size-5 max-[22rem]:hidden" />
      Text {isOptedOut ? 'START' : phoneText(number)}
    </a>
  )
}

function SaveLink() {
  return (
    <a
      href="/api/contact-card"
      download
      title="Save her number"
      className={buttonStyles({
        variant: 'ghost',
        className: 'shrink-0 max-sm:size-12 max-sm:p-0',
      })}
    >
      <Contact aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">Save her number</span>
    </a>
  )
}
