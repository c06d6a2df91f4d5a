import type { TypedTextInput } from '#app/texting/simulator/contract'
import { SendHorizontal } from 'lucide-react'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { cn } from '../../ui/cn'
import { AttachPicture } from './attach_picture'
import { useTyping } from './use_phones'

const LONGEST = 1600
const KEYWORDS = ['STOP', 'START', 'HELP']
const keyStyles = cn(
  'inline-flex min-h-10 items-center gap-1.5 rounded-full border-[1.5px] border-control',
  'px-3.5 text-xs font-semibold tracking-wide hover:bg-surface-2'
)

/** Enter sends, Shift and Enter start a new line. */
export function Composer({ phone }: { phone: string }) {
  const [draft, setDraft] = useState('')
  const { mutate: send } = useTyping(phone, ({ body }) =>
    setDraft((typed) => [typed, body].filter(Boolean).join('\n'))
  )

  const sendDraft = (medium?: TypedTextInput['medium']) => {
    if (draft.trim() === '' && !medium) return
    setDraft('')
    send({ body: draft.trim(), ...(medium && { medium }) })
  }

  return (
    <div className="border-t border-line bg-surface px-3 pt-2.5 pb-3">
      <div className="mb-2.5 flex flex-wrap gap-1.5">
        {KEYWORDS.map((body) => (
          <button key={body} type="button" onClick={() => send({ body })} className={keyStyles}>
            {body}
          </button>
        ))}
        <AttachPicture onAttach={sendDraft} className={keyStyles} />
      </div>
      <DraftForm draft={draft} onChange={setDraft} onSend={() => sendDraft()} />
    </div>
  )
}

interface DraftFormProps {
  draft: string
  onChange: (draft: string) => void
  onSend: () => void
}

function DraftForm({ draft, onChange, onSend }: DraftFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSend()
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <textarea
        aria-label="Text message"
        placeholder="Text message"
        rows={1}
        maxLength={LONGEST}
        value={draft}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={pressed}
        className={cn(
          'field-sizing-content max-h-36 min-h-12 min-w-0 flex-1 resize-none',
          'rounded-bubble border-[1.5px] border-control bg-bg px-4 py-2.5',
          'leading-snug text-ink placeholder:text-muted hover:border-ink'
        )}
      />
      <button
        type="submit"
        aria-label="Send"
        aria-disabled={draft.trim() === ''}
        className={cn(
          'grid size-12 shrink-0 place-items-center rounded-full rounded-br-tail',
          'bg-primary text-on-primary hover:bg-primary-hover',
          'aria-disabled:bg-surface-2 aria-disabled:text-muted'
        )}
      >
        <SendHorizontal aria-hidden="true" className="size-5" />
      </button>
    </form>
  )
}
