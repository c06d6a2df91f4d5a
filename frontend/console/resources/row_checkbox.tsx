import { Checkbox } from '@mui/material'
import { useListContext } from 'react-admin'

export function RowCheckbox({ id }: { id: number }) {
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': `Select #${id}` } }}
      sx={{ p: 0.5 }}
    />
  )
}
