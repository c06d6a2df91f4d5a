import { type ReactNode, useState } from 'react'
import {
  Button,
  useDeleteMany,
  useListContext,
  useLogoutIfAccessDenied,
  useNotify,
  useRefresh,
  useUpdateMany,
} from 'react-admin'
import { CountDialog } from '../actions/count_dialog'
import { messageOf } from '../actions/message_of'

interface ConfirmedButtonProps {
  label: string
  icon: ReactNode
  /** What is written into every chosen row; null deletes them. */
  data: object | null
  done: string
  text: string
}

/**
 * Done to every chosen row once the count was confirmed; the server answers before anything is shown as done.
 */
export function ConfirmedButton({ label, icon, data, done, text }: ConfirmedButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { selectedIds } = useListContext()
  const count = selectedIds.length
  const { run, isPending, error } = useChange(data, done, () => setIsOpen(false))
  const open = () => setIsOpen(true)
  return (
    <>
      <Button label={label} onClick={open} color={data ? 'primary' : 'error'}>
        {icon}
      </Button>
      {isOpen && (
        <CountDialog
          title={`${label} ${count}?`}
          confirmLabel={`${label} ${count}`}
          tone={data ? 'primary' : 'error'}
          {...{ count, text, isPending, error }}
          isTyped={data ? undefined : true}
          onConfirm={run}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function useChange(data: object | null, done: string, close: () => void) {
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
