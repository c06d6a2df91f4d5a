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
  const end = () => {
    onUnselectItems()
    refresh()
    close()
  }
  const options = {
    mutationMode: 'pessimistic',
    onSuccess: () => {
      notify(`${ids.length} ${done}`, { type: 'success' })
      end()
    },
    // Some may have been changed before one was refused: asked again as they were chosen, they all would be.
    onError: async (error: unknown) => {
      await logoutIfAccessDenied(error)
      notify(messageOf(error, 'Not all of them could be changed'), { type: 'error' })
      end()
    },
  } as const
  const [update, updating] = useUpdateMany(resource, { ids, data: data ?? {} }, options)
  const [remove, removing] = useDeleteMany(resource, { ids }, options)
  const { isPending } = data ? updating : removing
  return { run: () => void (data ? update() : remove()), isPending }
}
