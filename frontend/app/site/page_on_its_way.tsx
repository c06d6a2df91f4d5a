import { useNavigation } from 'react-router-dom'
import { useSettled } from '../../lib/use_settled'
import { VisuallyHidden } from '../../ui/visually_hidden'

const UNNOTICED_MS = 300

/** A pressed link shows nothing until its page's code has come: on a slow line this says that it comes. */
export function PageOnItsWay() {
  const isLoading = useNavigation().state !== 'idle'
  const isSlow = useSettled(isLoading, UNNOTICED_MS)
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 print:hidden">
      {isLoading && isSlow && (
        <>
          <div className="h-1 animate-pulse bg-primary" />
          <VisuallyHidden>Loading</VisuallyHidden>
        </>
      )}
    </div>
  )
}
