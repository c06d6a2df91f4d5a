import { FileUp } from 'lucide-react'
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
    <div>
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
          buttonStyles({ variant: 'ghost', size: 'sm' }),
          'cursor-pointer peer-focus-visible:outline-3',
          'peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus'
        )}
      >
        <FileUp aria-hidden="true" className="size-5" />
        {card.isPending ? 'Reading...' : 'Import a character card'}
      </label>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        Optional. Made her in another app? Her card (a JSON file) fills in the form.
      </p>
      <FieldError id={`${id}-error`}>{card.error}</FieldError>
      <div role="status" className="mt-3 empty:hidden">
        {card.taken && <Taken {...card.taken} />}
      </div>
    </div>
  )
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
