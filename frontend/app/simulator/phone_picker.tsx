import { X } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { phoneText } from '../../lib/phone_text'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text_input'
import { VisuallyHidden } from '../../ui/visually_hidden'
import { forgetPhone, type KnownPhone } from './phone_book'
import { phoneNumberOf } from './phone_number'

interface PhonePickerProps {
  /** The one on the page. */
  phone: string | null
  ownPhone: string | null
  known: readonly KnownPhone[]
  unread: readonly number[]
  onChoose: (phone: string) => void
}

export function PhonePicker({ phone, ownPhone, known, unread, onChoose }: PhonePickerProps) {
  return (
    <section aria-label="Phones" className="grid gap-3">
      {known.length > 0 && (
        <ul className="grid gap-1.5">
          {known.map((entry, index) => (
            <PhoneRow
              key={entry.phone}
              phone={entry.phone}
              isOwn={entry.phone === ownPhone}
              isShown={entry.phone === phone}
              unread={unread[index] ?? 0}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
      <OtherPhone
        label={known.length > 0 ? 'Another number' : 'Phone number'}
        onChoose={onChoose}
      />
    </section>
  )
}

interface PhoneRowProps {
  phone: string
  isOwn: boolean
  isShown: boolean
  unread: number
  onChoose: (phone: string) => void
}

function PhoneRow({ phone, isOwn, isShown, unread, onChoose }: PhoneRowProps) {
  return (
    <li
      className={cn(
        'flex items-center rounded-control border-[1.5px] border-transparent',
        isShown ? 'rounded-br-tail border-control bg-surface' : 'hover:bg-surface-2'
      )}
    >
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => onChoose(phone)}
        className={cn(
          'flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2',
          'rounded-control px-3 text-left text-sm font-medium tabular'
        )}
      >
        {phoneText(phone)}
        {isOwn && <span className="text-xs font-normal text-muted">yours</span>}
        {unread > 0 && (
          <Badge tone="primary" className="ml-auto">
            <VisuallyHidden>, </VisuallyHidden>
            {unread}
            <VisuallyHidden> unread</VisuallyHidden>
          </Badge>
        )}
      </button>
      {!isShown && !isOwn && (
        <button
          type="button"
          aria-label={`Forget ${phoneText(phone)}`}
          onClick={() => forgetPhone(phone)}
          className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </li>
  )
}

interface OtherPhoneProps {
  label: string
  onChoose: (phone: string) => void
}

function OtherPhone({ label, onChoose }: OtherPhoneProps) {
  const [text, setText] = useState('')
  const [isWrong, setIsWrong] = useState(false)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const phone = phoneNumberOf(text)
    setIsWrong(!phone)
    if (!phone) return
    onChoose(phone)
    setText('')
  }

  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-2">
      <Field
        label={label}
        error={isWrong ? 'Please enter a valid phone number' : undefined}
        className="flex-1"
      >
        <TextInput
          type="tel"
          autoComplete="off"
          placeholder="+1 555 010 0142"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" variant="ghost" size="sm" className="mt-[1.7rem] min-h-12">
        Open
      </Button>
    </form>
  )
}
