import { Checkbox, TableCell } from '@mui/material'
import { useDataTableRenderContext, useListContext, useRecordContext } from 'react-admin'
import { RowCheckbox } from './row_checkbox'

/**
 * React-admin names the box around each checkbox instead of
 * the checkbox; screen readers need it the other way.
 */
export function SelectionColumn() {
  const place = useDataTableRenderContext()
  const record = useRecordContext()
  if (place === 'header')
    return (
      <TableCell padding="checkbox">
        <PageCheckbox />
      </TableCell>
    )
  if (place !== 'data' || !record) return null
  return (
    <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
      <RowCheckbox id={Number(record.id)} />
    </TableCell>
  )
}

function PageCheckbox() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const ids = data.map(({ id }) => id)
  const isAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id))
  const others = selectedIds.filter((id) => !ids.includes(id))
  return (
    <Checkbox
      size="small"
      checked={isAll}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
      slotProps={{ input: { 'aria-label': 'Select this page' } }}
    />
  )
}
