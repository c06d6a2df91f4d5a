import type { LabelDisplayedRowsArgs } from '@mui/material'
import { Pagination, useListContext } from 'react-admin'

/** How many there are, and "about" where counting them all would take too long. */
export function HonestPagination() {
  const { meta } = useListContext()
  const about = meta?.isTotalExact === false ? 'about ' : ''
  // Its type leaves out what it hands on to MUI.
  const props = {
    rowsPerPageOptions: [25, 50, 100],
    labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
      `${grouped(from)}–${grouped(to)} of ${about}${grouped(count)}`,
  }
  return <Pagination {...props} />
}

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
