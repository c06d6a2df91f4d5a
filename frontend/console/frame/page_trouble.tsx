import { Alert, Button } from '@mui/material'
import { messageOf } from '../actions/message_of'

interface PageTroubleProps {
  query: { error: unknown; refetch: () => unknown }
  /** Said when the server gave no sentence of its own. */
  fallback: string
  /** Said of what was read before and is still shown. */
  stale?: string
}

/** A part of a page that could not be read. */
export function PageTrouble({ query, fallback, stale }: PageTroubleProps) {
  return (
    <Alert
      severity={stale ? 'warning' : 'error'}
      action={
        <Button color="inherit" size="small" onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(query.error, fallback)} {stale}
    </Alert>
  )
}
