import type { DiaryLine } from '#app/conversations/diary/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '../../ui/alert_dialog'
import { Button } from '../../ui/button'
import { useRemoveLine } from './use_diary'

export function RemoveLine({ line, day }: { line: DiaryLine; day: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { mutate, isPending } = useRemoveLine(line)
  return (
    <AlertDialog
      title="Delete this line?"
      description={`“${line.text}” will be deleted for good. Your texts from that day stay.`}
      confirmLabel="Delete"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isPending={isPending}
      onConfirm={() => mutate()}
      trigger={
        <Button variant="link" size="sm" aria-label={`Delete ${day}`}>
          <Trash2 aria-hidden="true" className="size-4" />
          Delete
        </Button>
      }
    />
  )
}
