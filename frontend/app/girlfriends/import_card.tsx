import { useId, type ChangeEvent } from 'react'
import { Band } from '../../ui/band'
import { buttonStyles } from '../../ui/button'
import { cn } from '../../ui/cn'
import { FieldError } from '../../ui/field'
import type { CardImport } from './use_import_card'

/** Somebody may bring a character along; the form is theirs to look over before anything is kept. */
export function ImportCard({ card }: { card: CardImport }) {
  const id = useId()
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) card.read(file)
    // The same file may be chosen again after a change.
    target.value = ''
  }
  return (
    <div className="text-sm text-muted">
      <span id={`${id}-hint`}>
        Made her in another app? Her character card can fill in this form.
      </span>{' '}
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        disabled={card.isPending}
        aria-describedby={card.error ? `${id}-error` : `${id}-hint`}
        onChange={take}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cn(
          buttonStyles({ variant: 'link', size: 'sm' }),
          'cursor-pointer px-0 peer-focus-visible:outline-3',
          'peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus'
        )}
      >
        {card.isPending ? 'Reading...' : 'Import a character card'}
      </label>
      <div role="status" className="mt-3 empty:hidden">
        {(card.error ?? card.taken) && (
          <div ref={bringIntoView} className="scroll-mb-36">
            <FieldError id={`${id}-error`}>{card.error}</FieldError>
            {card.taken && <Taken {...card.taken} />}
          </div>
        )}
      </div>
    </div>
  )
}

/** Else it would stand behind the submit bar, which stays at the bottom of the screen. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

function Taken({ name, memories, left }: NonNullable<CardImport['taken']>) {
  return (
    <Band tone="info" title={`${name} is filled in.`}>
      Look her over before you start.
      {memories > 0 && ` She brings ${memories} ${memories === 1 ? 'memory' : 'memories'} along.`}
      {left.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {left.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Band>
  )
}
