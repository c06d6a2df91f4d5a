import { OTPInput, type SlotProps } from 'input-otp'
import type { ClipboardEvent, Ref } from 'react'
import { cn } from './cn'
import { useFieldWiring } from './field_context'

/** Selected digits get one ring around all of them. */
const rangeStyles = 'rounded-control outline-3 outline-offset-4 outline-focus'

const LENGTH = 6

interface CodeInputProps {
  value: string
  onChange: (digits: string) => void
  /** Called whenever six new digits are there, also when they replace six wrong ones. */
  onComplete?: (digits: string) => void
  autoFocus?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** One real input under six drawn slots, so that autofill, paste, undo and screen readers keep working. */
export function CodeInput({ onChange, onComplete, ...rest }: CodeInputProps) {
  const wiring = useFieldWiring()

  const type = (text: string) => {
    const digits = onlyDigits(text)
    onChange(digits)
    if (digits.length === LENGTH && digits !== rest.value) onComplete?.(digits)
  }

  /** A whole code replaces what is there; the input itself would only fill up from the caret on. */
  const pasteWhole = (event: ClipboardEvent) => {
    const digits = onlyDigits(event.clipboardData.getData('text/plain'))
    if (digits.length !== LENGTH) return
    event.preventDefault()
    event.stopPropagation()
    type(digits)
  }

  return (
    <div onPasteCapture={pasteWhole}>
      <OTPInput
        {...wiring}
        {...rest}
        onChange={type}
        maxLength={LENGTH}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="^\d+$"
        pasteTransformer={onlyDigits}
        aria-label="6-digit verification code"
        containerClassName="w-full"
        render={({ slots }) => {
          const isRange = slots.filter((slot) => slot.isActive).length > 1
          return (
            <div className={cn('grid w-full grid-cols-6 gap-2', isRange && rangeStyles)}>
              {slots.map((slot, index) => (
                <Slot
                  key={index}
                  {...slot}
                  isRange={isRange}
                  isWrong={Boolean(wiring['aria-invalid'])}
                />
              ))}
            </div>
          )
        }}
      />
    </div>
  )
}

type CodeSlotProps = SlotProps & { isRange: boolean; isWrong: boolean }

function Slot({ char, isActive, isRange, hasFakeCaret, isWrong }: CodeSlotProps) {
  return (
    <div
      className={cn(
        'grid h-14 place-items-center rounded-control border-[1.5px] border-control',
        'bg-surface text-xl font-semibold tabular',
        isWrong && 'border-danger',
        isActive && (isRange ? 'bg-her' : 'outline-3 outline-offset-2 outline-focus')
      )}
    >
      {char}
      {hasFakeCaret && <span className="h-6 w-0.5 animate-caret rounded-full bg-ink" />}
    </div>
  )
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}
