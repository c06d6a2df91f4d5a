import { refusalOf } from '../../lib/api_error'
import { Card } from '../../ui/card'
import { ErrorState } from '../../ui/error_state'

interface PartErrorProps {
  error: Error
  title: string
  onRetry: () => void
  isRetrying: boolean
  className?: string
}

/** One card that could not be filled; the others stand. */
export function PartError({ error, title, onRetry, isRetrying, className }: PartErrorProps) {
  return (
    <Card className={className}>
      <h2 className="text-xl">{title}</h2>
      <ErrorState title="Could not load this" onRetry={onRetry} isRetrying={isRetrying}>
        {refusalOf(error)}
      </ErrorState>
    </Card>
  )
}
