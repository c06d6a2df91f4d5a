import type { ReactNode } from 'react'
import { Bubble } from '../../ui/bubble'
import { cn } from '../../ui/cn'
import { Portrait } from '../../ui/portrait'
import { Stamp } from '../../ui/stamp'
import { TypingDots } from '../../ui/typing_dots'

/** Pictures of the product made of its own parts: to look at, not to press. */
function CutOut({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="overflow-hidden rounded-sheet border border-line bg-surface p-5 select-none sm:p-6"
    >
      {children}
    </div>
  )
}

const FACES = ['valentina', 'sophie', 'maya', 'zoe']
const TRAITS = ['Travel', 'Cooking', 'Music', 'Books']

export function PickerCutOut() {
  return (
    <CutOut label="Four portraits to choose from, Valentina chosen, with her interests below">
      <div className="grid grid-cols-4 gap-3">
        {FACES.map((key, index) => (
          <Portrait
            key={key}
            src={`/portraits/${key}.svg`}
            name=""
            size="fill"
            loading="lazy"
            className={cn(
              index === 0 && 'shadow-[0_0_0_3px_var(--surface),0_0_0_6px_var(--primary)]'
            )}
          />
        ))}
      </div>
      <p className="mt-4 text-sm">
        <b className="font-semibold">Valentina.</b>{' '}
        <span className="text-muted">Quick with a tease, quicker with a compliment.</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {TRAITS.map((trait, index) => (
          <span
            key={trait}
            className={cn(
              'rounded-full border-[1.5px] px-3.5 py-1.5 text-sm font-medium',
              index < 2 ? 'border-primary bg-primary text-on-primary' : 'border-control'
            )}
          >
            {trait}
          </span>
        ))}
      </div>
    </CutOut>
  )
}

const DIGITS = ['4', '1', '7', '', '', '']

export function CodeCutOut() {
  return (
    <CutOut label="The code field: three of six digits typed">
      <p className="font-display text-xl font-bold tracking-tight">Check your phone</p>
      <p className="mt-1 text-sm text-muted">We sent a 6-digit code to +1 555 010 0199.</p>
      <div className="mt-4 grid grid-cols-6 gap-2">
        {DIGITS.map((digit, index) => (
          <span
            key={index}
            className={cn(
              'grid h-12 place-items-center rounded-control border-[1.5px] border-control',
              'text-xl font-semibold tabular sm:h-14',
              index === 3 && 'outline-3 outline-offset-2 outline-focus'
            )}
          >
            {digit}
            {index === 3 && <span className="h-6 w-0.5 animate-caret rounded-full bg-ink" />}
          </span>
        ))}
      </div>
      <p
        className={cn(
          'mt-4 rounded-button rounded-br-[5px] bg-primary py-3',
          'text-center font-semibold text-on-primary'
        )}
      >
        Verify
      </p>
    </CutOut>
  )
}

export function ChatCutOut() {
  return (
    <CutOut label="A thread: Valentina asks coffee first or run first, you answer coffee, she is typing">
      <div
        className={cn(
          '-mx-5 -mt-5 flex items-center gap-3',
          'border-b border-line px-5 py-3 sm:-mx-6 sm:-mt-6 sm:px-6'
        )}
      >
        <Portrait src="/portraits/valentina.svg" name="" size="avatar" loading="lazy" />
        <p className="min-w-0">
          <b className="block font-semibold">Valentina</b>
          <span className="block text-xs text-muted">AI companion</span>
        </p>
      </div>
      <Stamp>Today, 8:00 AM</Stamp>
      <Bubble side="her">Good morning. Coffee first or run first?</Bubble>
      <Bubble side="me">Coffee. Always coffee.</Bubble>
      <div className="-mb-3.5">
        <TypingDots name="Valentina" />
      </div>
    </CutOut>
  )
}
