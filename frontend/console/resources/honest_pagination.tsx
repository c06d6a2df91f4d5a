import { MOST_LISTED } from '#app/console/message_lists/contract'
import type { LabelDisplayedRowsArgs } from '@mui/material'
import { Pagination, useListContext } from 'react-admin'
import { count } from '../../lib/format'

/**
 * How many there are, and "about" where counting them all would take too
 * long. Of such a list there are pages only as far as the server goes.
 */
export function HonestPagination() {
  const { meta, total = 0, error, data } = useListContext()
  const isCounted = meta?.isTotalExact !== false
  const about = isCounted ? '' : 'about '
  // Its type leaves out what it hands on to MUI.
  const props = {
    rowsPerPageOptions: [25, 50, 100],
    ...(isCounted ? {} : { count: Math.min(total, MOST_LISTED) }),
    labelDisplayedRows: ({ from, to }: LabelDisplayedRowsArgs) =>
      `${count(from)}–${count(to)} of ${about}${count(total)}`,
  }
  // Under an error there is nothing to turn.
  if (error && !data) return null
  return <Pagination {...props} />
}
