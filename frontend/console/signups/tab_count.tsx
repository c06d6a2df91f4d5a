import { Box } from '@mui/material'
import { useGetList, useRecordContext } from 'react-admin'
import { useRefetchInterval } from '../frame/live'

const EVERY_MS = 30_000

/** How many rows a tab has, beside its name; nothing while there are none. */
export function TabCount({ of }: { of: string }) {
  const { total, isExact } = useCount(of)
  if (!total) return null
  return (
    <Box component="span" sx={{ ml: 0.75, fontWeight: 400, fontVariantNumeric: 'tabular-nums' }}>
      {isExact ? '' : 'about '}
      {total.toLocaleString('en-US')}
    </Box>
  )
}

/** Of the person whose page it is. */
export function useCount(of: string, filter: object = {}) {
  const record = useRecordContext()
  const refetchInterval = useRefetchInterval(EVERY_MS)
  const { total, meta } = useGetList(
    of,
    {
      filter: { ...filter, userId: Number(record?.id) },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: record !== undefined, refetchInterval }
  )
  const isExact = (meta as { isTotalExact?: boolean } | undefined)?.isTotalExact !== false
  return { total: total ?? 0, isExact }
}
