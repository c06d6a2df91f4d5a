import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useCreatePath } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

interface RecordLinkProps {
  resource: string
  id: number
  children?: ReactNode
}

/** To the page of one row. A click on it is not a click on the row it stands in. */
export function RecordLink({ resource, id, children = `#${id}` }: RecordLinkProps) {
  const createPath = useCreatePath()
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id, type: 'show' })}
      onClick={(event) => event.stopPropagation()}
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {children}
    </Link>
  )
}
