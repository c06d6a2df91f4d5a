import { BRAND } from '../../lib/names'
import { SignalHigh, WifiOff } from 'lucide-react'
import { phoneText } from '../../lib/phone_text'
import { PartError } from '../../lib/part_error'
import { cn } from '../../ui/cn'
import { Spinner } from '../../ui/spinner'
import { Composer } from './composer'
import { PhoneThread } from './phone_thread'
import { usePhone } from './use_phones'
import { useReading } from './use_reading'

/** The pretend phone. */
export function PhoneFrame({ phone }: { phone: string }) {
  const { data, isError } = usePhone(phone)
  useReading(phone, data?.texts.at(-1)?.sentAt)

  return (
    <section
      aria-label={`Phone ${phoneText(phone)}`}
      className={cn(
        'flex min-h-80 flex-col overflow-hidden border-night bg-bg shadow-float',
        // On a phone it is the phone: what is typed into stands in the first screen.
        'h-[calc(100dvh-12rem)] rounded-sheet border-[5px]',
        'lg:sticky lg:top-4 lg:h-[min(46rem,calc(100dvh-7rem))] lg:min-h-120',
        'lg:rounded-[2.25rem] lg:border-[8px]'
      )}
    >
      <StatusBar phone={phone} isPaused={isError} />
      {data ? (
        <>
          <div className="border-b border-line bg-surface px-4 py-2.5 text-center">
            <p className="font-semibold">{BRAND}</p>
            <p className="text-xs text-muted tabular">{phoneText(data.companionNumber)}</p>
          </div>
          <PhoneThread phone={data} />
        </>
      ) : (
        <NoTextsYet phone={phone} />
      )}
      <Composer phone={phone} />
    </section>
  )
}

function StatusBar({ phone, isPaused }: { phone: string; isPaused: boolean }) {
  return (
    <div
      className={cn(
        'flex items-center justify-between bg-night px-4 pt-0.5 pb-1.5',
        'text-xs font-semibold text-on-night tabular'
      )}
    >
      <span>{phoneText(phone)}</span>
      <span role="status" className="flex items-center gap-1.5">
        {isPaused ? (
          <>
            <WifiOff aria-hidden="true" className="size-4" />
            Paused, retrying
          </>
        ) : (
          <SignalHigh aria-hidden="true" className="size-4.5" />
        )}
      </span>
    </div>
  )
}

function NoTextsYet({ phone }: { phone: string }) {
  const query = usePhone(phone)
  if (!query.error) {
    return (
      <div className="grid flex-1 place-items-center text-primary">
        <Spinner size="lg" label="Loading" />
      </div>
    )
  }
  return (
    <div className="grid flex-1 content-center overflow-y-auto">
      <PartError query={query} title="No signal" fallback="The simulator isn’t responding." />
    </div>
  )
}
