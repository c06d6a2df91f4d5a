import type { Memory } from '#app/memory/memories/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AlertDialog } from '../../ui/alert_dialog'
import { Button } from '../../ui/button'
import { useForgetMemory } from './use_memories'

export function ForgetMemory({ memory }: { memory: Memory }) {
  const [isOpen, setIsOpen] = useState(false)
  const { mutate, isPending } = useForgetMemory(memory)
  return (
    <AlertDialog
      title="Have her forget this?"
      description={
        `“${memory.text}” is removed for good, ` +
        'and so are the sentences that say it in your conversation here. ' +
        'She may learn it again if you text it again.'
      }
      confirmLabel="Forget"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isPending={isPending}
      onConfirm={() => mutate()}
      trigger={
        <Button variant="link" size="sm" aria-label={`Forget: ${memory.text}`}>
          <Trash2 aria-hidden="true" className="size-4" />
          Forget
        </Button>
      }
    />
  )
}
