import { useNotify, useRedirect } from 'react-admin'
import { isGone } from '../frame/http_client'
import { useRefetchInterval } from '../frame/live'

/** How the page of a row reads it: only a row that is gone ends the page, and not a read that failed. */
export function useRowQuery(resource: string) {
  const refetchInterval = useRefetchInterval()
  const notify = useNotify()
  const redirect = useRedirect()
  const onError = (error: unknown) => {
    if (!isGone(error)) return
    notify('ra.notification.item_doesnt_exist', { type: 'error' })
    redirect('list', resource)
  }
  return { refetchInterval, onError }
}
