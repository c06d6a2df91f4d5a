import { type ReactNode, useState } from 'react'
import { Button, useListContext } from 'react-admin'
import { CountDialog } from '../actions/count_dialog'
import { type BulkChange, useBulkChange } from './use_bulk_change'

interface ConfirmedButtonProps extends BulkChange {
  label: string
  icon: ReactNode
  text: string
}

/** Done to every chosen row once the count was confirmed. */
export function ConfirmedButton({ label, icon, text, ...change }: ConfirmedButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { selectedIds } = useListContext()
  const count = selectedIds.length
  const isDeleting = change.data === null
  const tone = isDeleting ? 'error' : 'primary'
  const { run, isPending } = useBulkChange(change, () => setIsOpen(false))
  return (
    <>
      <Button label={label} onClick={() => setIsOpen(true)} color={tone}>
        {icon}
      </Button>
      {isOpen && (
        <CountDialog
          title={`${label} ${count}?`}
          confirmLabel={`${label} ${count}`}
          {...{ count, text, tone, isPending }}
          isTyped={isDeleting || undefined}
          onConfirm={run}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
