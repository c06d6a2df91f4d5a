import type { SimulatedText } from '#app/texting/simulator/contract'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/card'
import { VisuallyHidden } from '../../ui/visually_hidden'
import { usePhone } from './use_phones'

const SHOWN = 50

/** What a carrier's console would list, the latest first. */
export function ProviderLog({ phone }: { phone: string }) {
  const { data } = usePhone(phone)
  const texts = data?.texts.slice(-SHOWN).reverse() ?? []
  return (
    <Card tone="surface" tail="none" className="min-w-0 p-0 sm:p-0">
      <h2 id="provider-log" className="px-5 pt-4 pb-3 text-lg">
        Provider log
      </h2>
      {texts.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-sm text-muted">
          Nothing sent or received.
        </p>
      ) : (
        <div
          tabIndex={0}
          role="region"
          aria-labelledby="provider-log"
          className="relative max-h-[36rem] overflow-auto rounded-b-card border-t border-line"
        >
          <LogTable texts={texts} />
        </div>
      )}
    </Card>
  )
}

function LogTable({ texts }: { texts: SimulatedText[] }) {
  return (
    <table className="w-full text-left text-sm">
      <thead className="sticky top-0 bg-surface text-xs text-muted">
        <tr>
          <th className="py-2 pr-2 pl-5 font-semibold">Time</th>
          <th className="px-2 py-2 font-semibold sm:px-3">Direction</th>
          <th className="px-2 py-2 font-semibold sm:px-3">SID</th>
          <th className="py-2 pr-5 pl-2 font-semibold">Status</th>
        </tr>
      </thead>
      <tbody>
        {texts.map((text, index) => (
          <LogRow key={text.sid} text={text} isNewDay={dayOf(text) !== dayOf(texts[index - 1])} />
        ))}
      </tbody>
    </table>
  )
}

/** `Nov 27` of the reader's own calendar. */
function dayOf(text: SimulatedText | undefined): string | undefined {
  if (!text) return undefined
  return new Date(text.sentAt).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
}

function LogRow({ text, isNewDay }: { text: SimulatedText; isNewDay: boolean }) {
  const isInbound = text.side === 'mine'
  const Way = isInbound ? ArrowDownLeft : ArrowUpRight
  const isFailed = ['undelivered', 'failed'].includes(text.status)
  return (
    <tr className="border-t border-line">
      <td className="py-2.5 pr-2 pl-5 whitespace-nowrap tabular">
        {isNewDay && <span className="block text-xs text-muted">{dayOf(text)}</span>}
        <time dateTime={text.sentAt} title={new Date(text.sentAt).toLocaleString()}>
          {new Date(text.sentAt).toLocaleTimeString()}
        </time>
      </td>
      <td className="px-2 py-2.5 sm:px-3">
        <Way aria-hidden="true" className="size-4.5 text-muted" />
        <VisuallyHidden>{isInbound ? 'inbound' : 'outbound'}</VisuallyHidden>
      </td>
      <td className="px-2 py-2.5 sm:px-3">
        <code title={text.sid} className="text-xs whitespace-nowrap">
          {text.sid.slice(0, 6)}…{text.sid.slice(-4)}
        </code>
      </td>
      <td className="py-2.5 pr-5 pl-2">
        <Badge tone={isFailed ? 'danger' : 'success'}>{text.status}</Badge>
      </td>
    </tr>
  )
}
