import type { ReactNode } from 'react'
import { Button } from 'react-admin'
import { type BulkChange, useBulkChange } from './use_bulk_change'

interface BulkButtonProps extends BulkChange {
  label: string
  icon: ReactNode
}

/** Done to every chosen row at once: no question is asked where the rows stay in sight. */
export function BulkButton({ label, icon, ...change }: BulkButtonProps) {
  const { run, isPending } = useBulkChange(change)
  return (
    <Button label={label} disabled={isPending} onClick={run}>
      {icon}
    </Button>
  )
}
