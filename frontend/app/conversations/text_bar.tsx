import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import { phoneText } from '../../lib/format'
import { useSite } from '../../lib/session'
import { buttonStyles } from '../../ui/button'
import { CopyButton } from '../../ui/copy_button'

/** In place of a composer: she is texted from the phone. */
export function TextBar({ number }: { number: string }) {
  return (
    <div className="border-t border-line bg-bg px-5 py-3 lg:px-8">
      <TextActions number={number} />
    </div>
  )
}

export function TextActions({ number }: { number: string }) {
  const { data: site } = useSite()
  return (
    <div className="mx-auto grid w-full max-w-lg gap-1">
      <div className="flex gap-2">
        <a href={`sms:${number}`} className={buttonStyles({ className: 'min-w-0 flex-1 px-3' })}>
          <MessageCircle aria-hidden="true" className="size-5 max-[22rem]:hidden" />
          Text {phoneText(number)}
        </a>
        <CopyButton text={number} label="Copy number" isCompact className="shrink-0" />
      </div>
      {site?.simulated.sms && (
        <Link
          to="/simulator"
          className={buttonStyles({
            variant: 'link',
            size: 'sm',
            className: 'justify-self-center',
          })}
        >
          Text her from the simulator
        </Link>
      )}
    </div>
  )
}
