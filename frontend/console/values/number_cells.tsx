import { TableCell } from '@mui/material'
import type { ReactNode } from 'react'

interface NumberCellsProps {
  /** What each cell of a row stands under. */
  columns: readonly string[]
  /** Those of a row, in their order; its head has the columns themselves. */
  values: readonly ReactNode[]
  isSum?: boolean
}

/** Cells of figures, one under the other to the digit, and close together on a phone. */
export function NumberCells({ columns, values, isSum }: NumberCellsProps) {
  return values.map((value, index) => (
    <TableCell
      key={columns[index]}
      align="right"
      sx={{
        px: { xs: 0.75, sm: 2 },
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        fontWeight: isSum ? 700 : undefined,
      }}
    >
      {value}
    </TableCell>
  ))
}
