import {
  useDeleteMany,
  useListContext,
  useLogoutIfAccessDenied,
  useNotify,
  useRefresh,
  useUpdateMany,
} from 'react-admin'
import { messageOf } from '../actions/message_of'

export interface BulkChange {
  /** What is written into every chosen row; null deletes them. */
  data: object | null
  /** Such as `paused`: what the notice says of them. */
  done: string
}

/** The chosen rows, changed on the server before anything is shown as done. */
export function useBulkChange({ data, done }: BulkChange, close: () => void = () => {}) {
  const { resource, selectedIds: ids, onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const options = {
    mutationMode: 'pessimistic',
    onSuccess: () => {
      notify(`${ids.length} ${done}`, { type: 'success' })
      onUnselectItems()
      refresh()
      close()
    },
    // Some of them may have been changed before one was refused.
    onError: async (error: unknown) => {
      await logoutIfAccessDenied(error)
      notify(messageOf(error, 'Not all of them could be changed'), { type: 'error' })
      refresh()
    },
  } as const
  const [update, updating] = useUpdateMany(resource, { ids, data: data ?? {} }, options)
  const [remove, removing] = useDeleteMany(resource, { ids }, options)
  const { isPending, error } = data ? updating : removing
  return { run: () => void (data ? update() : remove()), isPending, error }
}
