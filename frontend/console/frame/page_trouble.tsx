import { Alert, Button } from '@mui/material'
import { refusalOf } from '../../lib/api_error'

interface PageTroubleProps {
  error: unknown
  /** Said when the server gave no sentence of its own. */
  fallback: string
  onRetry: () => void
}

/** A part of a page that could not be read. */
export function PageTrouble({ error, fallback, onRetry }: PageTroubleProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {refusalOf(error, fallback)}
    </Alert>
  )
}
