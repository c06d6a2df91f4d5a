import { useMediaQuery, type Theme } from '@mui/material'
import { BulkActionsToolbar, useListContext } from 'react-admin'
import { ListError } from './list_states'
import { ResourceCards } from './resource_cards'
import { ResourceTable } from './resource_table'
import type { ResourceRowsProps } from './rows_props'

/** A table where it fits, else cards. */
export function ResourceRows({ storeKey, ...rows }: ResourceRowsProps) {
  const { error, data, selectedIds } = useListContext()
  const isSmall = useIsSmall()
  if (error && !data) return <ListError />
  return (
    <>
      {/* With nothing chosen it would only be folded up, its buttons still in the way of the keyboard. */}
      {rows.bulk && selectedIds.length > 0 && (
        <BulkActionsToolbar selectAllButton={false}>{rows.bulk}</BulkActionsToolbar>
      )}
      {isSmall ? <ResourceCards {...rows} /> : <ResourceTable {...rows} storeKey={storeKey} />}
    </>
  )
}

export function useIsSmall(): boolean {
  return useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
}
