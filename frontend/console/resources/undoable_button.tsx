import type { ReactNode } from 'react'
import { Button, useListContext, useNotify, useRefresh, useUpdateMany } from 'react-admin'
import { messageOf } from '../actions/message_of'

interface UndoableButtonProps {
  label: string
  icon: ReactNode
  data: object
  /** Such as `paused`: what the notice says of them. */
  done: string
}

/** Done to every chosen row a few seconds later, unless somebody presses Undo. */
export function UndoableButton({ label, icon, data, done }: UndoableButtonProps) {
  const { resource, selectedIds: ids, onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdateMany(
    resource,
    { ids, data },
    {
      mutationMode: 'undoable',
      onSuccess: () => {
        notify(`${ids.length} ${done}`, { type: 'info', undoable: true })
        onUnselectItems()
      },
      // Some of them may have been changed before one was refused.
      onError: (error: unknown) => {
        notify(messageOf(error, 'Not all of them could be changed'), { type: 'error' })
        refresh()
      },
      onSettled: () => refresh(),
    }
  )
  return (
    <Button label={label} disabled={isPending} onClick={() => void update()}>
      {icon}
    </Button>
  )
}
