import { CODE_LENGTH } from '#app/people/accounts/contract'
import { useRef, useState, type FormEvent } from 'react'
import { useWebOtp } from './use_web_otp'

interface CodeEntry {
  isPending: boolean
  check: (digits: string, onWrong: () => void) => void
  onType?: (digits: string) => void
  /** It was sent before it was whole. */
  onShort: () => void
}

/**
 * A code as it is typed, pasted or taken out of its text: checked as soon as it is whole, selected when it
 * was wrong. `input` goes onto the `CodeInput`, `submit` onto the form.
 */
export function useCodeEntry({ isPending, check, onType, onShort }: CodeEntry) {
  const [digits, setDigits] = useState('')
  const ref = useRef<HTMLInputElement>(null)

  const onChange = (typed: string) => {
    setDigits(typed)
    onType?.(typed)
  }
  const onComplete = (typed: string) => {
    if (!isPending) check(typed, () => ref.current?.select())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The page's form around a dialog in React's tree must not be sent along.
    event.stopPropagation()
    if (digits.length === CODE_LENGTH) return onComplete(digits)
    onShort()
    ref.current?.focus()
  }
  useWebOtp((code) => {
    onChange(code)
    onComplete(code)
  })

  return { submit, input: { ref, name: 'verificationCode', value: digits, onChange, onComplete } }
}
